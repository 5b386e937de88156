package io.selvage.testbed.calls;

/** Makes calls by their numbers ({@link CallTable}); the class is written by {@link CallerWriter}. */
public interface Caller {
    /** The result as an object; null if there is none, or if it is dropped. */
    Object call(int number, Object receiver, Object[] arguments) throws Exception;
}
