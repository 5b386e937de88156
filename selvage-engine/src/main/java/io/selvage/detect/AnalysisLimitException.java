package io.selvage.detect;

/** An execution is too large to be analysed within reasonable memory. */
public final class AnalysisLimitException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** @param what what takes up the memory */
    public AnalysisLimitException(String what) {
        super(what, null, false, false);
    }

    /** {@code an execution was not checked for its locking discipline to the end: ...} */
    public String limitation(String aim) {
        return "an execution was not checked for " + aim + " to the end: " + getMessage() + " are too much to keep";
    }
}
