package io.selvage.script.driver;

/** What the threads of a sequence share; a script's {@code #shared} block extends it. */
public class SharedState {
    /** Called before the sequence begins. */
    public void setup() throws Exception {
        // For scripts to override.
    }

    /** Called after the sequence has ended. */
    public void teardown() throws Exception {
        // For scripts to override.
    }
}
