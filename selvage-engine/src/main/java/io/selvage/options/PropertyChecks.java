package io.selvage.options;

/** Which properties of a monitor are checked without anybody having asked for them. */
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
