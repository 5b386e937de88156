package io.selvage.scheduler.jdk;

import io.selvage.model.Guard;
import io.selvage.sync.Resumption;
import io.selvage.sync.Waitable;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * What calls on objects of one class of the JDK wait for. Only classes have one whose calls, while they wait, do
 * nothing
 * that others could observe but by asking who waits.
 */
final class BlockingClass implements Waitable {
    /** Says when a call is enabled; {@link Guard#NONE} if it is at any time. */
    interface Rule {
        /**
         * @param root what stands for {@code receiver}: of a view its owner
         * @param amount how many permits the call is about
         */
        int guard(BlockingMethod method, Object receiver, Object root, int amount);
    }

    private final ToIntFunction<Object> level;
    private BiFunction<Object, Object, Boolean> holder = (root, thread) -> false;
    private final Rule rule;
    private Set<String> blind = Set.of();
    private boolean tellsNothing;
    private String observed;
    private Set<String> telling = Set.of();
    private Map<String, Resumption> resumptions = Map.of();
    private Predicate<Object> expiry = root -> false;
    private BiPredicate<Object, Integer> change = (root, guard) -> true;

    BlockingClass(ToIntFunction<Object> level, Rule rule) {
        this.level = level;
        this.rule = rule;
    }

    /** @param isHolder whether the thread, given second, holds the object and need not wait for it */
    BlockingClass ownedBy(BiFunction<Object, Object, Boolean> isHolder) {
        holder = isHolder;
        return this;
    }

    /** @param expires whether a call that waits for the object gives up after some time */
    BlockingClass expiring(Predicate<Object> expires) {
        expiry = expires;
        return this;
    }

    /** @param changes whether a call that goes on with the guard, given second, changes the object */
    BlockingClass changedBy(BiPredicate<Object, Integer> changes) {
        change = changes;
        return this;
    }

    /** Names what gives away who waits, if that is not the object's class. */
    BlockingClass observedAs(String name) {
        observed = name;
        return this;
    }

    /** What to call the waiting for {@code root} among the points of a search. */
    String observedName(Object root) {
        return observed == null ? root.getClass().getName() : observed;
    }

    /** Of all methods only these do not tell who waits. */
    BlockingClass blind(String methods) {
        blind = Set.of(methods.strip().split("\\s+"));
        return this;
    }

    /** Says what those do to the object who have parked inside of one of {@code methods} and are unparked. */
    BlockingClass resuming(Resumption how, String... methods) {
        resumptions = Arrays.stream(methods).collect(Collectors.toMap(method -> method, method -> how));
        return this;
    }

    Resumption resumption(String method) {
        return resumptions.getOrDefault(method, Resumption.CHANGES);
    }

    /** No method tells who waits. */
    BlockingClass blindToAll() {
        tellsNothing = true;
        return this;
    }

    /** These tell who waits, if they have arguments: they wait for more than others do, who then wait behind them. */
    BlockingClass tellingWithArguments(String... methods) {
        telling = Set.of(methods);
        return this;
    }

    int guard(BlockingMethod method, Object receiver, Object root, int amount) {
        return rule.guard(method, receiver, root, amount);
    }

    /** Whether a call of {@code method} may tell who waits for the object. */
    boolean tellsWhoWaits(String method) {
        return !tellsNothing && !blind.contains(method);
    }

    boolean tellsWithArguments(String method) {
        return telling.contains(method);
    }

    @Override
    public int level(Object root) {
        return Math.max(-Guard.LARGEST, Math.min(level.applyAsInt(root), Guard.LARGEST));
    }

    @Override
    public boolean isHeldBy(Object root, Object thread) {
        return holder.apply(root, thread);
    }

    @Override
    public boolean isChangedBy(Object root, int guard) {
        return change.test(root, guard);
    }

    @Override
    public boolean expires(Object root) {
        return expiry.test(root);
    }
}
