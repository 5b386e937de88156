package io.selvage.hooks;

import io.selvage.hooks.jdk.RecordComponents;
import io.selvage.hooks.jdk.UnwovenCall;
import io.selvage.hooks.network.NetworkGate;
import java.io.InputStream;
import java.io.OutputStream;

/** Hooks around calls of code that is not woven and that no other hook reports. */
public final class UnwovenCallHooks {
    private UnwovenCallHooks() {}

    /**
     * The program is about to make a call, by its number.
     *
     * @param receiver null for a static method or a constructor
     * @return 0 if nothing has to be reported of it; else a token for what follows
     */
    public static int begin(Object receiver, int call) {
        HookThread thread = HookThread.live();
        if (thread == null) {
            return 0;
        }
        thread.inert = 1;
        try {
            UnwovenCall made = UnwovenCall.get(call);
            if (!made.callee(receiver).isHarmless()) {
                return thread.gates.calls().beginUnwoven(receiver, made);
            }
            NetworkGate network = thread.gates.network();
            if (network != null && (receiver instanceof InputStream || receiver instanceof OutputStream)) {
                // What it does to the object is nothing; what it does on the network is done here.
                network.at(made.site);
            }
            return 0;
        } finally {
            thread.inert = 0;
        }
    }

    /** The call has {@code argument} at {@code index}. The answer replaces {@code token}. */
    public static int argument(Object receiver, Object argument, int index, int call, int token) {
        HookThread thread = token == 0 || argument == null ? null : HookThread.live();
        if (thread == null) {
            return token;
        }
        thread.inert = 1;
        try {
            return thread.gates.calls().unwovenArgument(receiver, argument, index, UnwovenCall.get(call), token);
        } finally {
            thread.inert = 0;
        }
    }

    /** The call returned or threw. */
    public static void end(Object receiver, int token) {
        CallHooks.end(receiver, token);
    }

    /** Code is about to run of which nothing is known. */
    public static void unknown(int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.calls().unknownCode(site);
            } finally {
                thread.inert = 0;
            }
        }
    }

    /** Code is about to look into each of {@code objects}. */
    public static void readsElements(Object[] objects, int site) {
        if (objects != null) {
            for (Object object : objects) {
                CallHooks.end(object, CallHooks.begin(object, site));
            }
        }
    }

    /** Code is about to look into each component of {@code object}, if that is a record. */
    public static void readsComponents(Object object, int site) {
        HookThread thread = object instanceof Record ? HookThread.live() : null;
        if (thread != null) {
            thread.inert = 1;
            Object[] components;
            try {
                components = RecordComponents.of(object);
            } finally {
                thread.inert = 0;
            }
            readsElements(components, site);
        }
    }

    /** The operation that has begun writes to {@code argument}, too. */
    public static void writes(Object argument) {
        HookThread thread = argument == null ? null : HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.calls().extraWrite(argument);
            } finally {
                thread.inert = 0;
            }
        }
    }
}
