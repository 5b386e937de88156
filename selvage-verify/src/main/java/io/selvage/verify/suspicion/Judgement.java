package io.selvage.verify.suspicion;

/** @param reason in a sentence: what shows it, which bounds, or why it could not be decided */
public record Judgement(Status status, String reason) {
    public static Judgement refuted(String reason) {
        return new Judgement(Status.REFUTED, reason);
    }

    public static Judgement undecided(String reason) {
        return new Judgement(Status.UNDECIDED, reason);
    }
}
