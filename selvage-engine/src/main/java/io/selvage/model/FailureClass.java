package io.selvage.model;

/**
 * What went wrong with a thread's passage through a monitor, in the classification of Long and Strooper's Petri net: a
 * transition of it (request, acquire, wait, release, notified) failed to fire (FF) or fired erroneously (EF).
 */
public enum FailureClass {
    FF_T1("FF-T1", "shared data is used under no lock, or under the wrong one"),
    EF_T1("EF-T1", "a lock is held without need"),
    FF_T2("FF-T2", "a lock is requested and never obtained"),
    FF_T3("FF-T3", "a thread did not wait though it had to"),
    EF_T3("EF-T3", "a thread waited though it need not"),
    FF_T4("FF-T4", "a critical section is never left"),
    EF_T4("EF-T4", "a critical section is left too early"),
    FF_T5("FF-T5", "a waiting thread is never notified"),
    EF_T5("EF-T5", "a waiting thread is notified too early or too late");

    private final String text;
    private final String meaning;

    FailureClass(String text, String meaning) {
        this.text = text;
        this.meaning = meaning;
    }

    /** The name used in reports, {@code FF-T1}. */
    public String text() {
        return text;
    }

    public String meaning() {
        return meaning;
    }
}
