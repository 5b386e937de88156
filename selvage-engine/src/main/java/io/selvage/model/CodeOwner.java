package io.selvage.model;

/** Whose code a finding is about. */
public enum CodeOwner {
    /** Nobody has looked. */
    UNKNOWN(""),
    USER("user"),
    LIBRARY("library"),
    BOTH("both");

    private final String text;

    CodeOwner(String text) {
        this.text = text;
    }

    /** How results name it; the empty string for {@link #UNKNOWN}. */
    public String text() {
        return text;
    }

    public static CodeOwner named(String text) {
        for (CodeOwner owner : values()) {
            if (owner.text.equals(text)) {
                return owner;
            }
        }
        return UNKNOWN;
    }
}
