package io.selvage.options;

/** Which memory accesses are scheduling points. */
public enum MemoryMode {
    /** Every access to a shared field or array element. */
    ALL("all"),
    /** Volatile accesses, and fields that were found racy. */
    SYNC("sync");

    private final String text;

    MemoryMode(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }
}
