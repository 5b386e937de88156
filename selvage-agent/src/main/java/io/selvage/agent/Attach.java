package io.selvage.agent;

import com.sun.tools.attach.VirtualMachine;

/** A program that loads an agent into another JVM: a JVM must not attach to itself. */
public final class Attach {
    private Attach() {}

    /** @param arguments process number of the JVM, the agent's jar, and its argument */
    public static void main(String[] arguments) throws Exception {
        VirtualMachine target = VirtualMachine.attach(arguments[0]);
        try {
            target.loadAgent(arguments[1], arguments[2]);
        } finally {
            target.detach();
        }
    }
}
