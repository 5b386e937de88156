package io.selvage.verify.judge;

/** A step that points to a fault, and what it says. */
public record Witness(int step, String text) {
    @Override
    public String toString() {
        return "step " + step + ": " + text;
    }
}
