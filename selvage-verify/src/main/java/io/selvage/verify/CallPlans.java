package io.selvage.verify;

import io.selvage.verify.bytecode.ComponentFacts;
import io.selvage.verify.bytecode.ComponentField;
import io.selvage.verify.bytecode.FieldAccess;
import io.selvage.verify.bytecode.InputPoint;
import io.selvage.verify.callers.CallPlan;
import io.selvage.verify.callers.CallPlan.Aim;
import io.selvage.verify.component.Component;
import io.selvage.verify.component.ComponentCall;
import io.selvage.verify.component.LegalUse;
import io.selvage.verify.suspicion.Suspicion;
import io.selvage.verify.suspicion.Topic;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;

/** Which calls are made together: first what a suspicion is about, then all that have to do with one another. */
final class CallPlans {
    private static final Set<Topic> CALLED =
            EnumSet.of(Topic.FIELD, Topic.LOCK_ORDER, Topic.WITHOUT_LOCK, Topic.NOTIFICATION, Topic.KEPT_LOCK);
    private static final int MOST_OBSERVERS = 3;

    private final Component component;
    private final ComponentFacts facts;
    private final LegalUse legal;
    private final Set<CallPlan> plans = new LinkedHashSet<>();

    CallPlans(Component component, ComponentFacts facts, LegalUse legal) {
        this.component = component;
        this.facts = facts;
        this.legal = legal;
    }

    /** @param concern whether two calls can have anything to do with one another */
    List<CallPlan> of(List<Suspicion> suspicions, BiPredicate<ComponentCall, ComponentCall> concern) {
        for (Suspicion suspicion : suspicions) {
            List<ComponentCall> calls = component.calls().stream()
                    .filter(call -> suspicion.entries().contains(call.name()))
                    .toList();
            if (CALLED.contains(suspicion.topic())) {
                addPairs(calls, (one, other) -> true);
            } else if (suspicion.topic() == Topic.LOST_NOTIFICATION && calls.size() == 2) {
                add(plan(List.of(), calls.get(0)), plan(List.of(), calls.get(1)), Aim.WHOLE_SESSIONS);
            }
        }
        List<ComponentCall> closing = component.calls().stream()
                .filter(call -> !session(call).isEmpty())
                .toList();
        for (int i = 0; i < closing.size(); i++) {
            for (int j = i; j < closing.size(); j++) {
                add(
                        plan(session(closing.get(i)), closing.get(i)),
                        plan(session(closing.get(j)), closing.get(j)),
                        Aim.WHOLE_SESSIONS);
            }
        }
        addPairs(component.calls(), concern);
        facts.inputs().forEach(this::addWithoutInput);
        return List.copyOf(plans);
    }

    /** Who reads, and each other call that wants the lock meanwhile. */
    private void addWithoutInput(InputPoint input) {
        for (ComponentCall reader : component.calls()) {
            for (ComponentCall other : component.calls()) {
                boolean wantsLock = facts.acquisitions().stream()
                        .anyMatch(taking -> taking.entry().equals(other.name())
                                && taking.lock().equals(input.lock()));
                if (reader.name().equals(input.entry()) && wantsLock) {
                    plans.add(new CallPlan(List.of(plan(List.of(), reader), plan(List.of(), other)), 1, Aim.NO_INPUT));
                }
            }
        }
    }

    private void addPairs(List<ComponentCall> calls, BiPredicate<ComponentCall, ComponentCall> concern) {
        for (int i = 0; i < calls.size(); i++) {
            for (int j = i; j < calls.size(); j++) {
                ComponentCall one = calls.get(i);
                ComponentCall other = calls.get(j);
                if (concern.test(one, other)) {
                    add(
                            plan(legal.openersOf(one.name()), one),
                            plan(legal.openersOf(other.name()), other),
                            Aim.INTERFERENCE);
                }
            }
        }
    }

    private void add(List<Integer> one, List<Integer> other, Aim aim) {
        boolean isAboutTwo =
                one.stream().anyMatch(this::needsOther) || other.stream().anyMatch(this::needsOther);
        List<List<Integer>> threads = List.of(one, other);
        plans.add(new CallPlan(threads, isAboutTwo ? 2 : 1, aim));
        if (hasStaticState() && !isAboutTwo) {
            plans.add(new CallPlan(threads, 2, aim));
        }
    }

    private boolean needsOther(int call) {
        return component.calls().get(call).needsOther();
    }

    /** What a thread calls before it ends what it has begun. */
    private List<String> session(ComponentCall call) {
        List<String> openers = new ArrayList<>(legal.openersOf(call.name()));
        openers.addAll(LegalUse.settersFor(call.name(), facts.flags()));
        return openers;
    }

    private List<Integer> plan(List<String> openers, ComponentCall call) {
        List<Integer> numbers = new ArrayList<>();
        for (String opener : openers) {
            component.calls().stream()
                    .filter(one -> one.name().equals(opener))
                    .findFirst()
                    .ifPresent(one -> numbers.add(component.calls().indexOf(one)));
        }
        numbers.add(component.calls().indexOf(call));
        return numbers;
    }

    /** Whether objects of the class share something that changes. */
    boolean hasStaticState() {
        return facts.fields().values().stream()
                .filter(ComponentField::isStatic)
                .anyMatch(field -> !field.isFinal()
                        || field.isPlainContainer()
                        || field.descriptor().startsWith("Ljava/util/concurrent/"));
    }

    /** Calls that only look, wait for nothing and say what they see: their results show what others have done. */
    List<Integer> observers() {
        List<Integer> numbers = new ArrayList<>();
        for (ComponentCall call : component.calls()) {
            boolean isUsed = facts.accesses().stream().anyMatch(access -> isOf(access, call));
            boolean writes = facts.accesses().stream().anyMatch(access -> isOf(access, call) && access.isWrite());
            boolean waits = facts.waits().stream().anyMatch(wait -> wait.entry().equals(call.name()));
            boolean says = call.method().getReturnType() != void.class;
            if (isUsed && !writes && !waits && says && !call.needsOther() && numbers.size() < MOST_OBSERVERS) {
                numbers.add(component.calls().indexOf(call));
            }
        }
        return numbers;
    }

    private static boolean isOf(FieldAccess access, ComponentCall call) {
        return access.entry().equals(call.name()) && !access.inInit();
    }
}
