package io.selvage.detect;

import io.selvage.model.FinishedExecution;
import io.selvage.model.Trace;

/** How reports speak of one access to a variable. */
public final class AccessText {
    private AccessText() {}

    /** The name of the thread that makes the access. */
    public static String thread(FinishedExecution execution, int event) {
        return execution.threadName(execution.trace().thread(event));
    }

    /** {@code reads} or {@code writes (volatile)}. */
    public static String verb(Trace trace, int event) {
        String verb = trace.writes(event) ? "writes" : "reads";
        return trace.orders(event) ? verb + " (volatile)" : verb;
    }

    /**
     * The field, the element, or the object whose contents are meant: {@code Counter.value}, {@code HashMap#1
     * (Map.put)}; with the call, if one makes the access: {@code Counter.value (VarHandle.set)}.
     */
    public static String variable(FinishedExecution execution, int event) {
        Trace trace = execution.trace();
        int variable = trace.variable(event);
        String member = execution.member(trace.site(event));
        String object = execution.objectName(trace.object(event));
        if (variable == 0) {
            return member.isEmpty() ? object : object + " (" + member + ")";
        }
        String name = execution.variableName(event);
        boolean isElement = member.isEmpty() || member.endsWith("[]") || name.endsWith("[]");
        if (isElement) {
            return "element " + (variable - 1) + " of " + object;
        }
        boolean isNamed = name.isEmpty() || name.endsWith(member);
        return isNamed ? member : withoutPackage(name) + " (" + member + ")";
    }

    private static String withoutPackage(String field) {
        return field.substring(field.lastIndexOf('.', field.lastIndexOf('.') - 1) + 1);
    }

    /** {@code " at Bank.java:21"}; the empty string if the site is unknown. */
    public static String at(FinishedExecution execution, int event) {
        String site = execution.location(execution.trace().site(event));
        return site.isEmpty() ? "" : " at " + site;
    }
}
