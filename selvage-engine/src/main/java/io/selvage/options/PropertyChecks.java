package io.selvage.options;

/** Which properties of a monitor are checked by default. */
public enum PropertyChecks {
    ALL("all"),
    NONE("none");

    private final String text;

    PropertyChecks(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }
}
