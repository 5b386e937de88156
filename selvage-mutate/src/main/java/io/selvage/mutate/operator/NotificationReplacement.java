package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.Call;
import io.selvage.mutate.bytecode.EditedMethod;
import java.util.List;

/** Notifies one thread instead of all, or all instead of one. */
abstract class NotificationReplacement extends ConcurrencyOperator {
    private final Call replaced;

    NotificationReplacement(String name, Call replaced) {
        super(name);
        this.replaced = replaced;
    }

    @Override
    final List<Edit> edits(EditedMethod method) {
        return method.calls()
                .filter(replaced::is)
                .map(call -> {
                    String by = replaced == Call.NOTIFY ? call.name + "All" : call.name.replace("All", "");
                    return new Edit(call, "replaced " + call.name + " by " + by, () -> call.name = by);
                })
                .toList();
    }
}
