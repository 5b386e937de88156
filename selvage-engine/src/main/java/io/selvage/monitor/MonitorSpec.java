package io.selvage.monitor;

import io.selvage.model.Result;
import io.selvage.monitor.compare.BehaviourComparison;
import io.selvage.monitor.run.CheckOutcome;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.run.MoveRule;
import io.selvage.monitor.sequence.CallSequences;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.Call;
import io.selvage.monitor.spec.ClassMembers;
import io.selvage.monitor.spec.JavaLiteral;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.StateField;
import io.selvage.options.Options;
import io.selvage.options.PropertyChecks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What to explore: how monitors are made, which calls threads make, what belongs to the state, what must hold.
 *
 * <pre>{@code
 * MonitorSpec.of(BoundedBuffer.class)
 *     .create(3)
 *     .call("deposit", 1)
 *     .call("withdraw")
 *     .state("fullSlots")
 *     .explore()
 * }</pre>
 */
public final class MonitorSpec<M> {
    /** A call that answers nothing. */
    @FunctionalInterface
    public interface Action<M> {
        void on(M monitor) throws Exception;
    }

    private final Class<M> type;
    private final String name;
    private final List<Supplier<? extends M>> instances = new ArrayList<>();
    /** How source code would make the instances; the empty string where that is not known. */
    private final List<String> constructions = new ArrayList<>();

    private final List<Call<M>> calls = new ArrayList<>();
    private final List<StateField<M>> fields = new ArrayList<>();
    private PropertyChecker<M> checker = now -> PropertyChecker.Answer.GO_ON;
    private int mcda;
    private PropertyChecks properties = PropertyChecks.ALL;

    private MonitorSpec(Class<M> type, String name) {
        this.type = Objects.requireNonNull(type);
        this.name = name;
    }

    public static <M> MonitorSpec<M> of(Class<M> type) {
        return new MonitorSpec<>(type, type.getName());
    }

    /** As {@link #of(Class)}, for reports under another name. */
    public static <M> MonitorSpec<M> named(String name, Class<M> type) {
        return new MonitorSpec<>(type, name);
    }

    /** One more starting point: each is an exploration of its own. */
    public MonitorSpec<M> instance(Supplier<? extends M> factory) {
        return add(factory, "");
    }

    private MonitorSpec<M> add(Supplier<? extends M> factory, String construction) {
        instances.add(Objects.requireNonNull(factory));
        constructions.add(construction);
        return this;
    }

    /** One more starting point, made by the constructor that takes {@code args}. */
    public MonitorSpec<M> create(Object... args) {
        return add(ClassMembers.constructor(type, args), JavaLiteral.arguments(Arrays.asList(args)));
    }

    /** A call of the method that takes {@code args}. The order of calls is the order in which they are tried. */
    public MonitorSpec<M> call(String method, Object... args) {
        calls.add(ClassMembers.call(type, method, args));
        return this;
    }

    /** A call under a name of its own. */
    public MonitorSpec<M> calling(String itsName, Action<? super M> action) {
        return asking(itsName, monitor -> {
            action.on(monitor);
            return null;
        });
    }

    /** A call with an answer, under a name of its own. Any exception of it that is not unchecked is an answer too. */
    public MonitorSpec<M> asking(String itsName, Call.Body<M> body) {
        int bracket = itsName.indexOf('(');
        String method = bracket < 0 ? itsName : itsName.substring(0, bracket);
        calls.add(new Call<>(itsName, method, List.of(), ClassMembers.CHECKED, body));
        return this;
    }

    /** A call of the method with exactly the parameter types {@code types}. */
    public MonitorSpec<M> callExactly(String method, List<Class<?>> types, Object... args) {
        calls.add(ClassMembers.call(type, method, types, args));
        return this;
    }

    /** Fields that belong to the state; without any, they are found by analysis. */
    public MonitorSpec<M> state(String... names) {
        for (String field : names) {
            fields.add(ClassMembers.field(type, field));
        }
        return this;
    }

    /** Something that belongs to the state, read by an abstraction function. */
    public MonitorSpec<M> state(String itsName, Function<? super M, ?> abstraction) {
        fields.add(new StateField<>(itsName, abstraction));
        return this;
    }

    /** A field that belongs to the state, all values below {@code least} and above {@code most} taken for one. */
    public MonitorSpec<M> state(String field, long least, long most) {
        if (least > most) {
            throw new BadSpec(
                    "the range " + least + ".." + most + " of " + field + " is empty", "give the lower end first");
        }
        StateField<M> whole = ClassMembers.field(type, field);
        fields.add(whole.clamped(least, most));
        return this;
    }

    public MonitorSpec<M> check(PropertyChecker<M> propertyChecker) {
        checker = Objects.requireNonNull(propertyChecker);
        return this;
    }

    /** How many equal states may follow one another on a path. */
    public MonitorSpec<M> mcda(int maximum) {
        if (maximum < 0) {
            throw new BadSpec("a negative number of consecutive duplicates", "give 0 or more");
        }
        mcda = maximum;
        return this;
    }

    /** Which built-in properties are checked besides. */
    public MonitorSpec<M> properties(PropertyChecks which) {
        properties = which;
        return this;
    }

    public MonitorResult explore() {
        return explore(Options.DEFAULTS);
    }

    /** @throws BadSpec if this cannot be explored as it is */
    public MonitorResult explore(Options options) {
        return MonitorExplorer.explore(this, options);
    }

    /**
     * Makes the moves of a finding once more, and judges them.
     *
     * @throws BadSpec if {@code sequence} is none of this monitor's
     */
    public MonitorResult replay(String sequence, Options options) {
        return MonitorExplorer.replay(this, sequence, options);
    }

    /**
     * Whether {@code other} shows the same calls, completions, answers and waits.
     *
     * @throws BadSpec if it is not called in the same ways
     */
    public Result compare(MonitorSpec<?> other, Options options) {
        return BehaviourComparison.compare(model(), other.model(), options);
    }

    /**
     * Sequences of calls that exercise the monitor, one result for each starting point.
     *
     * @throws BadSpec if it cannot be explored, does something wrong, or has calls that are no source code
     */
    public List<CallSequences> callSequences(Options options) {
        return MonitorExplorer.callSequences(this, options);
    }

    /**
     * What explorations read. Adds an instance made without arguments if none was given.
     *
     * @throws BadSpec if no calls are given
     */
    MonitorModel<M> model() {
        if (calls.isEmpty()) {
            throw new BadSpec("no calls of " + type.getName() + " are given", "it has " + ClassMembers.shown(type));
        }
        if (instances.isEmpty()) {
            create();
        }
        return new MonitorModel<>(type, name, instances, constructions, calls, fields, mcda, properties);
    }

    MoveRule<M> rule() {
        return session -> outcome(checker, session);
    }

    private static <M> CheckOutcome outcome(PropertyChecker<M> checker, MonitorSession<M> session) {
        try {
            PropertyChecker.Answer answer = checker.check(new Situation<>(session));
            return answer == PropertyChecker.Answer.DO_NOT_FOLLOW ? CheckOutcome.DO_NOT_FOLLOW : CheckOutcome.FOLLOW;
        } catch (Violation | AssertionError violation) {
            return new CheckOutcome.Violated(String.valueOf(violation.getMessage()));
        } catch (BadSpec bad) {
            throw bad;
        } catch (RuntimeException failure) {
            return new CheckOutcome.Failed(failure);
        }
    }

    /** The monitor's name in reports. */
    public String name() {
        return name;
    }

    /** The names of the calls, in their order. */
    public List<String> callNames() {
        return calls.stream().map(Call::name).toList();
    }
}
