package io.selvage.verify.report;

/** What is known about a failure class. The texts are part of the JSON contract. */
public enum ClassStatus {
    CONFIRMED("confirmed"),
    REFUTED("refuted"),
    UNDECIDED("undecided"),
    CLEAN("clean"),
    NOT_LOOKED_AT("not-looked-at");

    private final String text;

    ClassStatus(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }
}
