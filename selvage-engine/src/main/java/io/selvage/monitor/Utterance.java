package io.selvage.monitor;

/**
 * A call as source code has it.
 *
 * @param text {@code deposit(1)}
 * @param answers whether it has a result
 */
record Utterance(String method, String text, boolean answers) {
    /** @throws BadSpec if it cannot be written */
    static Utterance of(Class<?> type, Call<?> call) {
        boolean isMethod = Members.methods(type).stream()
                .anyMatch(method -> method.getName().equals(call.method())
                        && method.getParameterCount() == call.args().size());
        String args = Literal.arguments(call.args());
        if (!isMethod || args.isEmpty()) {
            throw new BadSpec(
                    "the call " + call.name() + " cannot be written as source code",
                    "give the method and literal arguments, as in call(\"deposit\", 1)");
        }
        boolean answers = Members.methods(type).stream()
                .filter(method -> method.getName().equals(call.method())
                        && method.getParameterCount() == call.args().size())
                .noneMatch(method -> method.getReturnType() == void.class);
        return new Utterance(call.method(), call.method() + args, answers);
    }
}
