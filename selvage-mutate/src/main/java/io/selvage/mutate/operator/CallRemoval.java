package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.Call;
import io.selvage.mutate.bytecode.EditedMethod;
import java.util.List;
import java.util.Set;

/** Removes calls of some kinds; their operands are still evaluated. */
abstract class CallRemoval extends ConcurrencyOperator {
    private final Set<Call> kinds;

    CallRemoval(String name, Call... kinds) {
        super(name);
        this.kinds = Set.of(kinds);
    }

    @Override
    final List<Edit> edits(EditedMethod method) {
        return method.calls()
                .filter(call -> Call.isAny(call, kinds))
                .map(call -> new Edit(
                        call,
                        "removed the call of " + call.name,
                        () -> method.replace(call, EditedMethod.dropped(call))))
                .toList();
    }
}
