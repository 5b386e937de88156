package io.selvage.junit;

/** What becomes of a test whose search found nothing and did not come to its end. */
public enum Unfinished {
    /** What the system property {@code selvage.unfinished} says; {@link #WARN} if it is not set. */
    DEFAULT,
    /** The test passes. */
    PASS,
    /** The test passes, and next to it one is aborted that says how much was explored. */
    WARN,
    /** The test fails. */
    FAIL;

    private static final String PROPERTY = "selvage.unfinished";

    /** One of the other three. */
    Unfinished resolved() {
        if (this != DEFAULT) {
            return this;
        }
        String everywhere = System.getProperty(PROPERTY, "").trim();
        for (Unfinished value : values()) {
            if (value != DEFAULT && value.name().equalsIgnoreCase(everywhere)) {
                return value;
            }
        }
        if (!everywhere.isEmpty()) {
            throw new IllegalArgumentException(PROPERTY + " is " + everywhere + "; give pass, warn or fail");
        }
        return WARN;
    }
}
