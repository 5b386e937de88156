package io.selvage.verify;

import io.selvage.verify.callers.CallPlan;
import io.selvage.verify.callers.CallPlan.Aim;
import io.selvage.verify.component.Component;
import io.selvage.verify.component.ComponentCall;
import io.selvage.verify.component.LegalUse;
import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.facts.ComponentField;
import io.selvage.verify.facts.FieldAccess;
import io.selvage.verify.facts.InputPoint;
import io.selvage.verify.suspicion.Suspicion;
import io.selvage.verify.suspicion.Topic;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** Which calls are made together: first what a suspicion is about, then all that have to do with one another. */
final class CallPlans {
    private static final Set<Topic> CALLED = EnumSet.of(
            Topic.FIELD,
            Topic.LOCK_ORDER,
            Topic.WITHOUT_LOCK,
            Topic.NOTIFICATION,
            Topic.EARLY_NOTIFICATION,
            Topic.KEPT_LOCK);
    private static final int MOST_OBSERVERS = 3;
    private static final int MOST_IN_CYCLE = 4;
    private static final int MOST_VARIANTS = 8;
    private static final int MOST_PARTNERS = 3;
    private static final int MOST_AFTER_OTHERS = 40;
    private static final int MOST_FURTHER = 24;
    private static final int MOST_SUSPECTED = 40;
    private static final int MOST_PAIRS = 300;

    private final Component component;
    private final ComponentFacts facts;
    private final LegalUse legal;
    private final EntryFacts entries;
    private final Set<CallPlan> plans = new LinkedHashSet<>();
    private int atMost;
    private int leftOut;
    private int pairsLeftOut;

    CallPlans(Component component, ComponentFacts facts, LegalUse legal) {
        this.component = component;
        this.facts = facts;
        this.legal = legal;
        entries = new EntryFacts(facts);
    }

    /**
     * @param concern whether two calls can have anything to do with one another
     * @param canBeBefore which calls end by themselves on a new component
     */
    List<CallPlan> of(
            List<Suspicion> suspicions,
            BiPredicate<ComponentCall, ComponentCall> concern,
            Predicate<ComponentCall> canBeBefore) {
        for (Suspicion suspicion : suspicions) {
            limit(MOST_SUSPECTED);
            addSuspected(suspicion);
        }
        limit(MOST_PAIRS);
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
        leftOut = 0;
        addPairs(component.calls(), concern);
        pairsLeftOut = leftOut;
        limit(MOST_AFTER_OTHERS);
        addAfterOthers(concern, canBeBefore);
        limit(MOST_FURTHER);
        addFurtherVariants();
        limit(MOST_PAIRS);
        facts.inputs().forEach(this::addWithoutInput);
        return List.copyOf(plans);
    }

    private void addSuspected(Suspicion suspicion) {
        List<ComponentCall> calls = component.calls().stream()
                .filter(call -> suspicion.entries().contains(call.name()))
                .toList();
        if (CALLED.contains(suspicion.topic())) {
            addPairs(calls, (one, other) -> true);
        }
        switch (suspicion.topic()) {
            case LOST_NOTIFICATION -> {
                if (calls.size() == 2) {
                    add(plan(List.of(), calls.get(0)), plan(List.of(), calls.get(1)), Aim.WHOLE_SESSIONS);
                }
            }
            case LOCK_ORDER -> addCycle(calls);
            case KEPT_LOCK -> addVariants(calls, this::wantsLockOf);
            case FIELD -> addVariants(calls, (variant, other) -> calls.contains(other));
            case HANDED_OUT -> calls.forEach(this::addUsers);
            default -> {
                // The explorer decides.
            }
        }
    }

    /** A thread for each call that has a part in the cycle; one call alone may take its locks in either order. */
    private void addCycle(List<ComponentCall> calls) {
        if (calls.size() > 2 && calls.size() <= MOST_IN_CYCLE) {
            add(new CallPlan(
                    List.of(), calls.stream().map(call -> plan(List.of(), call)).toList(), 1, Aim.INTERFERENCE));
        }
        for (ComponentCall call : calls) {
            List<ComponentCall> variants = variantsOf(call);
            for (int i = 0; i + 1 < Math.min(MOST_VARIANTS, variants.size()); i++) {
                add(plan(List.of(), variants.get(i)), plan(List.of(), variants.get(i + 1)), Aim.INTERFERENCE);
            }
        }
    }

    /** Each of {@code calls} with other arguments, beside calls for which that may matter. */
    private void addVariants(List<ComponentCall> calls, BiPredicate<ComponentCall, ComponentCall> matters) {
        for (ComponentCall call : calls) {
            for (ComponentCall variant :
                    variantsOf(call).stream().limit(MOST_VARIANTS).toList()) {
                component.calls().stream()
                        .filter(other -> !other.needsOther() && matters.test(variant, other))
                        .limit(MOST_PARTNERS)
                        .forEach(other -> add(
                                plan(legal.openersOf(call.name()), variant),
                                plan(legal.openersOf(other.name()), other),
                                Aim.INTERFERENCE));
            }
        }
    }

    /** Every call with other arguments, after and beside itself: other ways through its method. */
    private void addFurtherVariants() {
        for (ComponentCall variant : component.variants()) {
            Optional<ComponentCall> usual = component.calls().stream()
                    .filter(call -> call.method().equals(variant.method()))
                    .findFirst();
            if (usual.isPresent()) {
                List<String> openers = legal.openersOf(variant.name());
                add(plan(openers, usual.get()), plan(openers, variant), Aim.INTERFERENCE);
            }
        }
    }

    private List<ComponentCall> variantsOf(ComponentCall call) {
        return component.variants().stream()
                .filter(variant -> variant.method().equals(call.method()))
                .toList();
    }

    private boolean wantsLockOf(ComponentCall one, ComponentCall other) {
        return !entries.waits(other.name())
                && !Collections.disjoint(entries.locks(one.name()), entries.locks(other.name()));
    }

    /** Somebody who looks at what {@code giver} has given, while others change it. */
    private void addUsers(ComponentCall giver) {
        component.calls().stream()
                .filter(other -> !other.needsOther() && !entries.waits(other.name()))
                .filter(other -> !Collections.disjoint(entries.written(other.name()), entries.fields(giver.name())))
                .limit(MOST_PARTNERS)
                .forEach(other ->
                        add(plan(List.of(), giver), plan(legal.openersOf(other.name()), other), Aim.USED_RESULTS));
    }

    /** Pairs between which others can come, on a component that is not new any more. */
    private void addAfterOthers(
            BiPredicate<ComponentCall, ComponentCall> concern, Predicate<ComponentCall> canBeBefore) {
        List<ComponentCall> before = component.calls().stream()
                .filter(call -> !entries.written(call.name()).isEmpty() && !entries.mayKeepLock(call.name()))
                .filter(canBeBefore)
                .toList();
        for (CallPlan pair : List.copyOf(plans)) {
            List<ComponentCall> calls = pair.threads().stream()
                    .flatMap(List::stream)
                    .map(number -> component.all().get(number))
                    .toList();
            boolean isPair = pair.aim() == Aim.INTERFERENCE
                    && pair.components() == 1
                    && calls.size() == 2
                    && calls.stream().anyMatch(call -> entries.isOpen(call.name()))
                    && concern.test(calls.get(0), calls.get(1));
            for (ComponentCall first : before) {
                boolean matters = calls.stream()
                        .anyMatch(call ->
                                !Collections.disjoint(entries.written(first.name()), entries.fields(call.name())));
                if (isPair && matters && legal.openersOf(first.name()).isEmpty()) {
                    add(new CallPlan(plan(List.of(), first), pair.threads(), 1, Aim.INTERFERENCE));
                }
            }
        }
    }

    private void add(CallPlan plan) {
        if (plans.contains(plan)) {
            return;
        }
        if (plans.size() < atMost) {
            plans.add(plan);
        } else {
            leftOut++;
        }
    }

    /** The plans that follow are so many at most: a large class is looked at in a minute, and not in an hour. */
    private void limit(int more) {
        atMost = plans.size() + more;
    }

    /** How many pairs of calls are not among the plans because there are too many. */
    int leftOut() {
        return pairsLeftOut;
    }

    /** Each call made alone. */
    List<CallPlan> alone() {
        return component.calls().stream().map(this::alone).toList();
    }

    CallPlan alone(ComponentCall call) {
        return new CallPlan(List.of(), List.of(plan(List.of(), call)), call.needsOther() ? 2 : 1, Aim.INTERFERENCE);
    }

    /** Who reads, and each other call that wants the lock meanwhile. */
    private void addWithoutInput(InputPoint input) {
        for (ComponentCall reader : component.calls()) {
            for (ComponentCall other : component.calls()) {
                boolean wantsLock = facts.acquisitions().stream()
                        .anyMatch(taking -> taking.entry().equals(other.name())
                                && taking.lock().equals(input.lock()));
                if (reader.name().equals(input.entry()) && wantsLock) {
                    add(new CallPlan(
                            List.of(), List.of(plan(List.of(), reader), plan(List.of(), other)), 1, Aim.NO_INPUT));
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
        add(new CallPlan(List.of(), threads, isAboutTwo ? 2 : 1, aim));
        if (hasStaticState() && !isAboutTwo) {
            add(new CallPlan(List.of(), threads, 2, aim));
        }
    }

    private boolean needsOther(int call) {
        return component.all().get(call).needsOther();
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
        numbers.add(component.all().indexOf(call));
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
