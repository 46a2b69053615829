"""What people find who do not see the pages or do not touch them."""

from harness import expect, expect_equal, test
from test_inputs import key
from test_swipes import begin, stack_at_rest


def exposed(page):
    """The names of what a screen reader finds, by role."""
    nodes = page.call("Accessibility.getFullAXTree")["nodes"]
    return [(node["role"]["value"], node["name"]["value"]) for node in nodes
            if not node["ignored"] and node.get("name", {}).get("value")]


@test("exactly one page is exposed to assistive technology, with its name")
def _(page):
    begin(page, "A", "B", "C")
    page.run("await stack.push(page('D'))")
    found = exposed(page)
    expect_equal([name for role, name in found if role == "heading"], ["D"])
    expect_equal([name for role, name in found if role == "button"], ["d"])
    expect(("region", "D") in found, f"the page has its name: {found}")
    page.run("await stack.pop()")
    expect_equal([name for role, name in exposed(page) if role == "heading"], ["C"])
    inert = page.run("""
      return [...stack.shadowRoot.querySelectorAll('.frame')].map(({ inert }) => inert)""")
    expect_equal(inert.count(False), 1, "pages that are not inert:")


@test("the focus goes to a new page, and back to where it was")
def _(page):
    begin(page, "A")
    page.run("document.querySelector('#A button').focus(); await stack.push(page('B'))")
    expect_equal(page.run("""
      return [document.activeElement.id, stack.shadowRoot.activeElement?.getAttribute('aria-label')]"""),
                 ["stack", "B"])
    page.run("await stack.pop()")
    expect_equal(page.run("return document.activeElement.textContent"), "a")
    page.run("""
      const element = page('C', '<input autofocus>');
      await stack.push(element);""")
    expect_equal(page.run("return document.activeElement.localName"), "input")
    key(page, "Tab", 9)
    expect(page.run("return !document.querySelector('#A').contains(document.activeElement)"),
           "the focus cannot get behind the page")


@test("a focus outside of the element stays where it is")
def _(page):
    begin(page, "A")
    page.run("""
      const field = document.createElement('input');
      field.id = 'field';
      document.body.append(field);
      field.focus();
      await stack.push(page('B'));""")
    expect_equal(page.run("return document.activeElement.id"), "field")


@test("in mid-swipe one page is exposed, and the one that comes is inert until it is there")
def _(page):
    begin(page, "A", "B")
    page.swipe(40, 240, 0.2, end=None)
    expect_equal([name for role, name in exposed(page) if role == "heading"], ["B"])
    page.answer(page.touch("end"))
    expect_equal(stack_at_rest(page), "A")
    expect_equal([name for role, name in exposed(page) if role == "heading"], ["A"])


@test("a page that comes is announced by its label, its title, or its heading")
def _(page):
    begin(page, "A")
    expect_equal(page.run("""
      const heard = [];
      for (const [name, ...attributes] of [
        ['L', 'aria-label', 'By label'], ['T', 'title', 'By title'], ['H']]) {
        const element = page(name);
        element.removeAttribute('aria-label');
        if (attributes.length) element.setAttribute(...attributes);
        await stack.push(element);
        const { role, ariaLabel, tabIndex } = stack.shadowRoot.activeElement;
        heard.push([role, ariaLabel, tabIndex]);
      }
      return heard;"""), [["group", "By label", -1], ["group", "By title", -1], ["group", "H", -1]])


@test("in the demo everything that can be used has a name, and only what is on top can be used", file="demo")
def _(page):
    usable = ("button", "slider", "radio", "switch", "checkbox", "link", "textbox")

    def used():
        nodes = page.call("Accessibility.getFullAXTree")["nodes"]
        return [node.get("name", {}).get("value") for node in nodes
                if not node["ignored"] and node["role"]["value"] in usable]

    home = used()
    expect(len(home) > 10 and all(home), f"names: {home}")
    page.run("""
      document.querySelector('.row').click();
      await new Promise((done) => setTimeout(done, 1200));""")
    lake = used()
    expect(lake and all(lake), f"names: {lake}")
    expect(not set(home) & set(lake), f"still exposed: {set(home) & set(lake)}")
    return f"{len(home)} and {len(lake)} names"


@test("a focus that cannot be taken again goes to the page, and one outside of a shadow tree stays")
def _(page):
    begin(page, "A")
    page.run("""
      const button = stack.top.querySelector('button');
      button.focus();
      await stack.push(page('B'));
      button.disabled = true;
      await stack.pop();""")
    expect_equal(page.run("return document.activeElement === stack"), True, "the focus is on the page:")
    page.run("""
      const field = document.createElement('input');
      const tree = document.createElement('div');
      document.body.append(field, tree);
      tree.attachShadow({ mode: 'open' }).append(stack);
      await frame(); await frame();
      field.focus();
      await stack.push(page('C'));
      window.stays = document.activeElement === field;""")
    expect_equal(page.run("return stays"), True, "the focus stays in the field:")
