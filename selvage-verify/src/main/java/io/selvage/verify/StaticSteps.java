package io.selvage.verify;

import io.selvage.verify.bytecode.ComponentClasses;
import io.selvage.verify.bytecode.ComponentScan;
import io.selvage.verify.bytecode.OutsideUse;
import io.selvage.verify.component.Component;
import io.selvage.verify.component.ComponentCall;
import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.inspect.EncapsulationInspection;
import io.selvage.verify.inspect.GuardInspection;
import io.selvage.verify.inspect.KeptLockInspection;
import io.selvage.verify.inspect.LockOrderInspection;
import io.selvage.verify.inspect.LockReferenceInspection;
import io.selvage.verify.inspect.NotificationInspection;
import io.selvage.verify.inspect.WaitInspection;
import io.selvage.verify.suspicion.Suspicion;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Steps 2, 3, 4, 6, 7 and 8.
 *
 * @param facts empty if the class files cannot be read
 * @param problem why they cannot; else the empty string
 */
record StaticSteps(Optional<ComponentFacts> facts, List<Suspicion> suspicions, String problem) {
    static StaticSteps of(Component component) {
        try {
            ComponentClasses classes = ComponentClasses.read(component.type().getName(), component.loader());
            Set<String> called =
                    component.calls().stream().map(ComponentCall::name).collect(Collectors.toSet());
            ComponentFacts facts = ComponentScan.of(classes, called::contains);
            OutsideUse outside = new OutsideUse(component.classpath(), classes);
            List<Suspicion> all = new ArrayList<>(GuardInspection.of(facts));
            all.addAll(LockReferenceInspection.of(facts, outside));
            all.addAll(EncapsulationInspection.of(facts, outside));
            all.addAll(LockOrderInspection.of(facts));
            all.addAll(KeptLockInspection.of(facts));
            all.addAll(NotificationInspection.of(facts));
            all.addAll(WaitInspection.of(facts));
            return new StaticSteps(Optional.of(facts), all, "");
        } catch (IOException unreadable) {
            return new StaticSteps(Optional.empty(), List.of(), String.valueOf(unreadable.getMessage()));
        }
    }
}
