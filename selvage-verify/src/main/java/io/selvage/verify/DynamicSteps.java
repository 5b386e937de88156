package io.selvage.verify;

import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.PropertyChecker;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.options.FrontEndOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.VerifyOptions;
import io.selvage.script.Script;
import io.selvage.verify.callers.CallPlan;
import io.selvage.verify.callers.Callers;
import io.selvage.verify.component.Component;
import io.selvage.verify.component.ComponentCall;
import io.selvage.verify.component.LegalUse;
import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.suspicion.Suspicion;
import io.selvage.verify.trial.CallTrials;
import io.selvage.verify.trial.FailureClasses;
import io.selvage.verify.trial.MonitorTrial;
import io.selvage.verify.trial.ReferenceTrial;
import io.selvage.verify.trial.ScriptTrial;
import io.selvage.verify.trial.Trial;
import io.selvage.verify.trial.TrialReport;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Consumer;

/** Step 9 and the trials of what the others suspect. */
final class DynamicSteps {
    /** Trials end by what they have done, so that they say the same on every machine; this is for emergencies. */
    private static final Duration AT_MOST = Duration.ofMinutes(10);

    private final Component component;
    private final ComponentFacts facts;
    private final LegalUse legal;
    private final FailureClasses classes;
    private final Options options;
    private final Consumer<String> progress;
    private final List<TrialReport> reports = new ArrayList<>();
    private Optional<MonitorResult> explored = Optional.empty();

    DynamicSteps(
            Component component, ComponentFacts facts, LegalUse legal, Options options, Consumer<String> progress) {
        this.component = component;
        this.facts = facts;
        this.legal = legal;
        classes = new FailureClasses(facts);
        this.options = options;
        this.progress = progress;
    }

    Optional<MonitorResult> explored() {
        return explored;
    }

    /** @param concern whether two calls can have anything to do with one another */
    List<TrialReport> run(List<Suspicion> suspicions, BiPredicate<ComponentCall, ComponentCall> concern) {
        if (component.constructor().isEmpty() || component.calls().isEmpty()) {
            return List.of(
                    TrialReport.notDone(Trial.CALLED, List.of()), TrialReport.notDone(Trial.EXPLORED, List.of()));
        }
        if (component.isOneStepEach()) {
            return notDone("a call of " + component.type().getName() + " is taken for one step, and what it does within"
                    + " is not looked at; verify a class that uses it");
        }
        progress.accept("calling " + component.type().getName() + " by one thread at a time");
        CallPlans plans = new CallPlans(component, facts, legal);
        try {
            Callers callers = new Callers(component, options, plans.observers());
            callers.learn(plans.alone(), plans.hasStaticState());
            List<CallPlan> all = plans.of(suspicions, concern, call -> callers.endsAlone(plans.alone(call)));
            callers.learn(all, plans.hasStaticState());
            if (!callers.problem().isEmpty()) {
                return notDone("it cannot be made: " + callers.problem());
            }
            MonitorTrial monitor = explore();
            progress.accept("calling it by several threads");
            reports.add(new CallTrials(callers, classes, share(2)).run(all, plans.leftOut()));
            scripts(monitor);
            return reports;
        } catch (IOException unwritable) {
            return notDone("the program that calls the component cannot be written to " + options.out() + " ("
                    + unwritable + ")");
        }
    }

    private static List<TrialReport> notDone(String why) {
        return List.of(TrialReport.notDone(Trial.CALLED, List.of(why)), TrialReport.notDone(Trial.EXPLORED, List.of()));
    }

    private MonitorTrial explore() {
        progress.accept("exploring " + component.type().getName());
        MonitorTrial monitor = new MonitorTrial(component, legal, classes, property(), options, share(3));
        reports.add(monitor.run());
        explored = monitor.explored();
        return monitor;
    }

    private void scripts(MonitorTrial monitor) {
        List<Script> scripts = options.get(FrontEndOptions.SCRIPT).stream()
                .map(Path::of)
                .map(Script::parse)
                .toList();
        if (!scripts.isEmpty()) {
            progress.accept("running scripts");
            reports.add(new ScriptTrial(component, classes, options, share(3)).run(scripts));
        }
        Optional<String> reference = options.find(VerifyOptions.REFERENCE);
        if (reference.isPresent()) {
            progress.accept("comparing with " + reference.get());
            Class<?> type = Component.load(reference.get(), component.loader());
            reports.add(ReferenceTrial.run(monitor, type, options, share(3)));
        }
    }

    /** A part of the time that was given. */
    private Duration share(int part) {
        return options.isGiven(OptionList.TIME) ? options.time().orElse(AT_MOST).dividedBy(part) : AT_MOST;
    }

    @SuppressWarnings("unchecked") // asked with situations of the component only
    private Optional<PropertyChecker<Object>> property() {
        Optional<String> name = options.find(VerifyOptions.PROPERTY);
        if (name.isEmpty()) {
            return Optional.empty();
        }
        Class<?> type = Component.load(name.get(), component.loader());
        try {
            Object made = type.getDeclaredConstructor().newInstance();
            if (made instanceof PropertyChecker<?> checker) {
                return Optional.of((PropertyChecker<Object>) checker);
            }
            throw new BadSpec("class " + name.get() + " is no PropertyChecker", "let it implement that interface");
        } catch (ReflectiveOperationException unusable) {
            throw new BadSpec(
                    "a " + name.get() + " cannot be made (" + unusable + ")",
                    "give it a public constructor without parameters");
        }
    }
}
