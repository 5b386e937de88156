package io.selvage.monitor;

import io.selvage.hooks.MonitorFacts;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.Call;
import io.selvage.monitor.spec.ClassMembers;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.StateField;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Makes the specification of several monitors that are explored as one system. */
final class MonitorGroups {
    private MonitorGroups() {}

    /** A new group; there must be as many monitors as specifications. */
    static MonitorGroup make(Supplier<? extends List<?>> monitors, int expected) {
        MonitorGroup group = new MonitorGroup(monitors.get());
        if (group.size() != expected) {
            throw new BadSpec(
                    group.size() + " monitors were made for " + expected + " specifications",
                    "make one monitor for each specification");
        }
        return group;
    }

    /** The calls of the monitor with that number, as calls of the group. */
    static <M> List<Call<MonitorGroup>> calls(MonitorModel<M> model, int number) {
        List<Call<MonitorGroup>> calls = new ArrayList<>();
        for (Call<M> call : model.calls()) {
            calls.add(new Call<>(
                    number + "." + call.name(),
                    number + "." + call.method(),
                    call.args(),
                    call.declared(),
                    group -> call.body().on(member(model, group, number))));
        }
        return calls;
    }

    /** The state fields of the monitor with that number, as those of the group; found by analysis if none is named. */
    static <M> List<StateField<MonitorGroup>> fields(MonitorModel<M> model, int number) {
        Stream<StateField<M>> fields = model.fields().stream();
        MonitorFacts facts = MonitorFacts.of(model.type());
        if (model.fields().isEmpty() && facts != null) {
            fields = facts.state().stream().map(path -> ClassMembers.field(model.type(), path));
        }
        return fields.map(field -> new StateField<MonitorGroup>(
                        number + "." + field.name(), group -> field.read(member(model, group, number))))
                .toList();
    }

    private static <M> M member(MonitorModel<M> model, MonitorGroup group, int number) {
        return model.type().cast(group.get(number));
    }
}
