package io.selvage.options;

/** Whether executions are analysed. */
public enum DetectMode {
    ALL("all"),
    /** Nothing is looked for: no finding, and no claim either. */
    NONE("none");

    private final String text;

    DetectMode(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }
}
