package io.selvage.agent.weave;

/** A class cannot be woven; the message says which and why. */
public final class WeaveException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WeaveException(String internalName, String reason, Throwable cause) {
        super(internalName.replace('/', '.') + ": " + reason, cause);
    }
}
