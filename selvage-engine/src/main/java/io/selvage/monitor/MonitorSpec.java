package io.selvage.monitor;

import io.selvage.model.Result;
import io.selvage.monitor.compare.BehaviourComparison;
import io.selvage.monitor.compare.ComparisonBounds;
import io.selvage.monitor.compare.WholeComparison;
import io.selvage.monitor.event.MonitorEvents;
import io.selvage.monitor.legal.LegalCalls;
import io.selvage.monitor.run.CheckOutcome;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.run.MoveRule;
import io.selvage.monitor.sequence.CallSequences;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.Call;
import io.selvage.monitor.spec.CallNames;
import io.selvage.monitor.spec.ClassMembers;
import io.selvage.monitor.spec.JavaLiteral;
import io.selvage.monitor.spec.LegalRule;
import io.selvage.monitor.spec.LegalUse;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.StateField;
import io.selvage.options.Options;
import io.selvage.options.PropertyChecks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Specifies an exploration: how monitors are made, which calls threads make, what belongs to the state, which
 * properties must hold.
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
    /** A call without a result. */
    @FunctionalInterface
    public interface Action<M> {
        void on(M monitor) throws Exception;
    }

    private final Class<M> type;
    private final String name;
    private final List<Supplier<? extends M>> instances = new ArrayList<>();
    /** The constructor's arguments for each instance, as Java source; the empty string where unknown. */
    private final List<String> constructions = new ArrayList<>();
    /** The same as values; empty where unknown. */
    private final List<List<Object>> constructorArguments = new ArrayList<>();

    private final List<Call<M>> calls = new ArrayList<>();
    private final List<StateField<M>> fields = new ArrayList<>();
    private PropertyChecker<M> checker = now -> PropertyChecker.Answer.GO_ON;
    private int mcda;
    private PropertyChecks properties = PropertyChecks.ALL;
    private LegalUse legal = LegalUse.ANY;
    private final List<LegalRule> rules = new ArrayList<>();
    private MonitorEvents listener;
    private List<Class<?>> parts;

    private MonitorSpec(Class<M> type, String name) {
        this.type = Objects.requireNonNull(type);
        this.name = name;
        parts = List.of(type);
    }

    public static <M> MonitorSpec<M> of(Class<M> type) {
        return new MonitorSpec<>(type, type.getName());
    }

    /** As {@link #of(Class)}, with another name in reports. */
    public static <M> MonitorSpec<M> named(String name, Class<M> type) {
        return new MonitorSpec<>(type, name);
    }

    /**
     * Several monitors as one system: threads call each of them, and monitors may call one another. The calls and state
     * fields of the k-th specification are those of the k-th monitor, named {@code k.deposit(1)}.
     *
     * @param monitors makes one monitor for each of {@code members}
     */
    public static MonitorSpec<MonitorGroup> together(
            String name, Supplier<? extends List<?>> monitors, List<? extends MonitorSpec<?>> members) {
        MonitorSpec<MonitorGroup> spec = named(name, MonitorGroup.class);
        spec.instance(() -> MonitorGroups.make(monitors, members.size()));
        for (int i = 0; i < members.size(); i++) {
            MonitorModel<?> model = members.get(i).model();
            spec.calls.addAll(MonitorGroups.calls(model, i + 1));
            spec.fields.addAll(MonitorGroups.fields(model, i + 1));
        }
        spec.parts =
                members.stream().<Class<?>>map(MonitorSpec::type).distinct().toList();
        return spec;
    }

    /** All starting points of this specification as one system; see the other method. */
    public MonitorSpec<MonitorGroup> together() {
        MonitorModel<M> model = model();
        Supplier<List<M>> monitors = () -> {
            List<M> made = new ArrayList<>();
            model.instances().forEach(instance -> made.add(instance.get()));
            return made;
        };
        return together(name, monitors, Collections.nCopies(model.instances().size(), this));
    }

    /** Adds a starting point. Each is explored by itself. */
    public MonitorSpec<M> instance(Supplier<? extends M> factory) {
        return add(factory, "", List.of());
    }

    private MonitorSpec<M> add(Supplier<? extends M> factory, String construction, List<Object> arguments) {
        instances.add(Objects.requireNonNull(factory));
        constructions.add(construction);
        constructorArguments.add(arguments);
        return this;
    }

    /** Adds a starting point, made by the constructor that takes {@code args}. */
    public MonitorSpec<M> create(Object... args) {
        List<Object> all = Arrays.asList(args);
        return add(ClassMembers.constructor(type, args), JavaLiteral.arguments(all), all);
    }

    /** Adds a call of the method that takes {@code args}. Calls are tried in the order in which they are added. */
    public MonitorSpec<M> call(String method, Object... args) {
        calls.add(ClassMembers.call(type, method, args));
        return this;
    }

    /** Adds a call with a given name. */
    public MonitorSpec<M> calling(String itsName, Action<? super M> action) {
        return asking(itsName, monitor -> {
            action.on(monitor);
            return null;
        });
    }

    /** Adds a call with a given name and a result. Interrupts are an expected outcome. */
    public MonitorSpec<M> asking(String itsName, Call.Body<M> body) {
        int bracket = itsName.indexOf('(');
        String method = bracket < 0 ? itsName : itsName.substring(0, bracket);
        calls.add(new Call<>(itsName, method, List.of(), ClassMembers.CHECKED, body));
        return this;
    }

    /** Adds a call of the method whose parameter types are exactly {@code types}. */
    public MonitorSpec<M> callExactly(String method, List<Class<?>> types, Object... args) {
        calls.add(ClassMembers.call(type, method, types, args));
        return this;
    }

    /** Adds fields to the state. If none is added, analysis finds them. */
    public MonitorSpec<M> state(String... names) {
        for (String field : names) {
            fields.add(ClassMembers.field(type, field));
        }
        return this;
    }

    /** Adds a value to the state that an abstraction function computes. */
    public MonitorSpec<M> state(String itsName, Function<? super M, ?> abstraction) {
        fields.add(new StateField<>(itsName, abstraction));
        return this;
    }

    /** Adds a field to the state, with its values clamped to a range. */
    public MonitorSpec<M> state(String field, long least, long most) {
        if (least > most) {
            throw new BadSpec(
                    "the range " + least + ".." + most + " of " + field + " is empty", "give the lower end first");
        }
        StateField<M> whole = ClassMembers.field(type, field);
        fields.add(whole.clamped(least, most));
        return this;
    }

    /** Sets the checker of user-defined properties. */
    public MonitorSpec<M> check(PropertyChecker<M> propertyChecker) {
        checker = Objects.requireNonNull(propertyChecker);
        return this;
    }

    /**
     * Adds a rule of legal use, as in {@code "endRead() <= startRead()"}: what is begun of the left is never more than
     * what is completed of the right. Other calls are not made.
     *
     * @throws BadSpec if {@code rule} is no rule, or names a method that the monitor does not have
     */
    public MonitorSpec<M> legal(String rule) {
        LegalRule parsed = LegalRule.parse(rule);
        legal = legal.and(LegalUse.rule(parsed));
        rules.add(parsed);
        return this;
    }

    /** Adds a predicate of legal use, with a name for reports. */
    public MonitorSpec<M> legal(String itsName, LegalCalls calls) {
        legal = legal.and(LegalUse.rule(itsName, Objects.requireNonNull(calls)));
        return this;
    }

    /** Lets {@code newListener} hear of waits, notifications and moves. */
    public MonitorSpec<M> listen(MonitorEvents newListener) {
        listener = Objects.requireNonNull(newListener);
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

    /** Selects the built-in properties that are checked. */
    public MonitorSpec<M> properties(PropertyChecks which) {
        properties = which;
        return this;
    }

    public MonitorResult explore() {
        return explore(Options.DEFAULTS);
    }

    /** @throws BadSpec if the monitor cannot be explored with this specification */
    public MonitorResult explore(Options options) {
        return MonitorExplorer.explore(model(), rule(), options);
    }

    /**
     * Performs the moves of a finding again, and checks them.
     *
     * @throws BadSpec if {@code sequence} is no sequence of this monitor's moves
     */
    public MonitorResult replay(String sequence, Options options) {
        return MonitorExplorer.replay(model(), rule(), sequence, options);
    }

    /**
     * Compares the observable behaviour: calls, completions, results and waits.
     *
     * @throws BadSpec if {@code other} does not have the same calls and number of instances
     */
    public Result compare(MonitorSpec<?> other, Options options) {
        return BehaviourComparison.compare(model(), other.model(), options);
    }

    /** Comparisons of other monitors with this one, by all that can be reached from them, whatever fields are named. */
    public WholeComparison<M> wholeComparison(ComparisonBounds bounds) {
        return new WholeComparison<>(model(), rule(), bounds);
    }

    /**
     * What this specification does not say: the same calls on instances whose constructors got one more or one less,
     * and calls with one more on the same instances. Fields, checker and bounds are the same. Empty if no argument is a
     * number.
     */
    public List<MonitorSpec<M>> neighbours() {
        List<MonitorSpec<M>> all = new ArrayList<>();
        MonitorSpec<M> others = like();
        others.calls.addAll(calls);
        ArgumentNeighbours.of(constructorArguments, -1, 1).forEach(args -> others.create(args.toArray()));
        if (!others.instances.isEmpty()) {
            all.add(others);
        }
        MonitorSpec<M> more = like();
        more.instances.addAll(instances);
        more.constructions.addAll(constructions);
        more.constructorArguments.addAll(constructorArguments);
        more.calls.addAll(calls);
        for (Call<M> call : calls) {
            ArgumentNeighbours.of(List.of(call.args()), 1).stream()
                    .filter(args -> more.calls.stream().noneMatch(known -> known.isLike(call.method(), args)))
                    .forEach(args -> more.call(call.method(), args.toArray()));
        }
        if (more.calls.size() > calls.size()) {
            all.add(more);
        }
        return all;
    }

    private MonitorSpec<M> like() {
        MonitorSpec<M> like = new MonitorSpec<>(type, name);
        like.fields.addAll(fields);
        like.checker = checker;
        like.mcda = mcda;
        like.properties = properties;
        return like;
    }

    /** Uses with calls at the same time. */
    public ConcurrentUses<M> concurrentUses(Options options) {
        return new ConcurrentUses<>(model(), rule(), options);
    }

    /**
     * Finds sequences of calls that meet coverage goals, for each starting point.
     *
     * @throws BadSpec if it cannot be explored, violates a property, or has calls that are no Java source
     */
    public List<CallSequences> callSequences(Options options) {
        return MonitorExplorer.callSequences(model(), rule(), options);
    }

    /**
     * What explorations read. Adds an instance made without arguments if none was given.
     *
     * @throws BadSpec if no calls are given
     */
    public MonitorModel<M> model() {
        if (calls.isEmpty()) {
            throw new BadSpec(
                    "no calls of " + type.getName() + " are given", "it has " + ClassMembers.signatures(type));
        }
        if (instances.isEmpty()) {
            create();
        }
        rules.forEach(this::checkNames);
        return new MonitorModel<>(
                type, name, instances, constructions, calls, fields, mcda, properties, legal, listener, parts);
    }

    /** A rule about a call that is not made would forbid nothing, or everything. */
    private void checkNames(LegalRule rule) {
        for (String wanted : rule.calls()) {
            if (calls.stream().noneMatch(call -> CallNames.matches(wanted, call.name()))) {
                throw new BadSpec(
                        "the rule '" + rule + "' is about " + wanted + ", which is none of the calls "
                                + String.join(", ", callNames()),
                        "name calls that are made, or add the call");
            }
        }
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

    /** The monitor's class. */
    public Class<M> type() {
        return type;
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
