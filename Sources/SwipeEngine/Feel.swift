/// Every constant of the feel, in one place.
public enum Feel {
}
