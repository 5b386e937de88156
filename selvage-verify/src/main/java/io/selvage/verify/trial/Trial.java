package io.selvage.verify.trial;

/** Ways to run a component. */
public enum Trial {
    /** The monitor explorer. */
    EXPLORED("explored"),
    /** Threads that call it, under every schedule. */
    CALLED("called"),
    SCRIPTED("scripted"),
    /** Compared with the reference. */
    COMPARED("compared");

    private final String text;

    Trial(String text) {
        this.text = text;
    }

    @Override
    public String toString() {
        return text;
    }
}
