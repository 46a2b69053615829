#include "CAllocations.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <errno.h>
#include <stddef.h>

// The C library's own functions under its other names; ours stand in front of them and count.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static long count;

static void counted(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) { counted(); return __libc_malloc(size); }
void *calloc(size_t number, size_t size) { counted(); return __libc_calloc(number, size); }
void *realloc(void *old, size_t size) { counted(); return __libc_realloc(old, size); }
void *memalign(size_t align, size_t size) { counted(); return __libc_memalign(align, size); }
void *aligned_alloc(size_t align, size_t size) { counted(); return __libc_memalign(align, size); }

int posix_memalign(void **result, size_t align, size_t size) {
  counted();
  void *memory = __libc_memalign(align, size);
  if (!memory) return ENOMEM;
  *result = memory;
  return 0;
}

long allocations_so_far(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }
#else
long allocations_so_far(void) { return -1; }
#endif
