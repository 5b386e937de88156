package io.selvage.verify.component;

/** Arguments that are no literals. */
public enum Stand {
    /** A list of one number. */
    LIST("List.of(1)"),
    SET("Set.of(1)"),
    MAP("Map.of(1, 1)"),
    SECONDS("TimeUnit.SECONDS"),
    /** Another component of the same class. */
    OTHER("other");

    private final String text;

    Stand(String text) {
        this.text = text;
    }

    @Override
    public String toString() {
        return text;
    }
}
