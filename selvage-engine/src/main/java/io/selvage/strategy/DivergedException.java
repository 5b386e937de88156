package io.selvage.strategy;

/** The program did not ask the questions that it asked before under the same answers: it is not deterministic. */
public final class DivergedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int step;
    private final String expected;
    private final String found;

    public DivergedException(int step, String expected, String found) {
        super("at step " + step + ": expected " + expected + ", found " + found, null, false, false);
        this.step = step;
        this.expected = expected;
        this.found = found;
    }

    public int step() {
        return step;
    }

    public String expected() {
        return expected;
    }

    public String found() {
        return found;
    }
}
