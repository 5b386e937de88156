package io.selvage.monitor.sequence;

import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.Call;
import io.selvage.monitor.spec.ClassMembers;
import io.selvage.monitor.spec.JavaLiteral;

/**
 * A call as Java source.
 *
 * @param text {@code deposit(1)}
 * @param answers whether it has a result
 */
public record CallSource(String method, String text, boolean answers) {
    /** @throws BadSpec if it cannot be written */
    public static CallSource of(Class<?> type, Call<?> call) {
        boolean isMethod = ClassMembers.methods(type).stream()
                .anyMatch(method -> method.getName().equals(call.method())
                        && method.getParameterCount() == call.args().size());
        String args = JavaLiteral.arguments(call.args());
        if (!isMethod || args.isEmpty()) {
            throw new BadSpec(
                    "the call " + call.name() + " cannot be written as source code",
                    "give the method and literal arguments, as in call(\"deposit\", 1)");
        }
        boolean answers = ClassMembers.methods(type).stream()
                .filter(method -> method.getName().equals(call.method())
                        && method.getParameterCount() == call.args().size())
                .noneMatch(method -> method.getReturnType() == void.class);
        return new CallSource(call.method(), call.method() + args, answers);
    }
}
