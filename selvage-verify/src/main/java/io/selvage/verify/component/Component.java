package io.selvage.verify.component;

import io.selvage.explore.subject.ApiClassLoader;
import io.selvage.explore.subject.ProgramLoader;
import io.selvage.monitor.spec.ArgumentMatching;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.CallText;
import io.selvage.monitor.spec.ClassMembers;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Options;
import io.selvage.verify.bytecode.MethodConstants;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A class, how it is made and how it is called.
 *
 * @param constructor with its arguments; empty if it cannot be made
 * @param calls what threads call
 * @param variants the same methods with other arguments, for trials of what depends on them
 * @param isInvented whether the calls were not given
 * @param gaps what cannot be called, and why
 */
public record Component(
        Class<?> type,
        ClassLoader loader,
        List<Path> classpath,
        Optional<Construction> constructor,
        List<ComponentCall> calls,
        List<ComponentCall> variants,
        boolean isInvented,
        List<String> gaps) {
    private static final Set<String> OF_OBJECT =
            Set.of("equals", "hashCode", "toString", "clone", "finalize", "getClass", "wait", "notify", "notifyAll");

    /** A constructor and its arguments. */
    public record Construction(Constructor<?> constructor, List<Object> args) {
        /** The arguments by reflection. */
        public Object[] values() {
            return Stand.values(args);
        }

        /** As in {@code 2, "a"}. */
        public String text() {
            return Stand.text(args);
        }
    }

    /** @throws BadSpec if there is no such class, or something given does not fit it */
    public static Component of(Options options) {
        List<Path> classpath = options.classpath().isEmpty() ? List.of(Path.of(".")) : options.classpath();
        ClassLoader loader = new ProgramLoader(classpath, new ApiClassLoader());
        Class<?> type = load(options.get(MonitorOptions.CLASS), loader);
        List<String> gaps = new ArrayList<>();
        List<String> given = options.get(MonitorOptions.CALL);
        try {
            List<ComponentCall> calls = given.isEmpty()
                    ? found(type, gaps)
                    : given.stream().map(text -> named(type, text)).toList();
            Optional<Construction> constructor = construction(type, options.get(MonitorOptions.NEW), gaps);
            List<ComponentCall> variants = given.isEmpty() ? variants(calls, type, loader) : List.of();
            return new Component(
                    type, loader, classpath, constructor, calls, variants, given.isEmpty(), List.copyOf(gaps));
        } catch (LinkageError broken) {
            throw new BadSpec(
                    "class " + type.getName() + " needs a class that is not there (" + broken.getMessage() + ")",
                    "add it to --classpath");
        }
    }

    private static List<ComponentCall> variants(List<ComponentCall> calls, Class<?> type, ClassLoader loader) {
        List<ComponentCall> variants = new ArrayList<>();
        for (ComponentCall call : calls) {
            if (!call.args().isEmpty() && !call.needsOther()) {
                Set<Integer> constants = MethodConstants.of(type.getName(), loader, call.name());
                variants.addAll(Variation.of(call, constants));
            }
        }
        return List.copyOf(variants);
    }

    /** The calls and their variants: a call's number is its place there. */
    public List<ComponentCall> all() {
        List<ComponentCall> all = new ArrayList<>(calls);
        all.addAll(variants);
        return all;
    }

    /** Loads a class that an option names, without initialising it. */
    public static Class<?> load(String name, ClassLoader loader) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException notThere) {
            throw new BadSpec(
                    "there is no class " + name + " on the class path",
                    "give a class's full name, and where it is with --classpath");
        } catch (LinkageError broken) {
            throw new BadSpec("class " + name + " cannot be loaded (" + broken + ")", "compile it again");
        }
    }

    private static List<ComponentCall> found(Class<?> type, List<String> gaps) {
        List<Method> candidates = candidates(type);
        Invention invention = new Invention(type);
        List<ComponentCall> calls = new ArrayList<>();
        for (Method method : candidates) {
            invention
                    .arguments(method)
                    .ifPresentOrElse(
                            args -> calls.add(new ComponentCall(method, args)),
                            () -> gaps.add("no arguments could be invented for " + signature(method)
                                    + ": it is not called; give a --call"));
        }
        return calls;
    }

    /** The public methods; all that are not private if there is none. */
    private static List<Method> candidates(Class<?> type) {
        List<Method> all = ClassMembers.methods(type).stream()
                .filter(method -> !OF_OBJECT.contains(method.getName()) && !method.isBridge())
                .filter(method -> type.getName().startsWith("java.")
                        || !method.getDeclaringClass().getName().startsWith("java."))
                .sorted(Comparator.comparing(Method::getName).thenComparing(Component::signature))
                .toList();
        List<Method> open = all.stream()
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .toList();
        return open.isEmpty() ? all : open;
    }

    private static String signature(Method method) {
        List<String> types = new ArrayList<>();
        for (Class<?> parameter : method.getParameterTypes()) {
            types.add(parameter.getSimpleName());
        }
        return method.getName() + "(" + String.join(", ", types) + ")";
    }

    /** What was invented can be given by the text that was printed for it, too. */
    private static ComponentCall named(Class<?> type, String text) {
        Optional<ComponentCall> invented = found(type, new ArrayList<>()).stream()
                .filter(call -> !call.isFixed() && call.text().equals(text.strip()))
                .findFirst();
        return invented.orElseGet(() -> ofLiterals(type, text));
    }

    private static ComponentCall ofLiterals(Class<?> type, String text) {
        CallText call = CallText.parse(text);
        Object[] args = call.args().toArray();
        List<Method> named = ClassMembers.methods(type).stream()
                .filter(method -> method.getName().equals(call.method()))
                .toList();
        Method method = ArgumentMatching.best(named, args)
                .orElseThrow(() -> new BadSpec(
                        "class " + type.getName() + " has no method that takes " + text,
                        "it has " + ClassMembers.signatures(type)));
        return new ComponentCall(method, Arrays.asList(ArgumentMatching.fit(method.getParameterTypes(), args)));
    }

    private static Optional<Construction> construction(Class<?> type, List<String> given, List<String> gaps) {
        if (type.isInterface() || Modifier.isAbstract(type.getModifiers())) {
            gaps.add("no component can be made of " + (type.isInterface() ? "an interface" : "an abstract class")
                    + ": nothing was run; name a class that implements it");
            return Optional.empty();
        }
        List<Constructor<?>> all = List.of(type.getDeclaredConstructors());
        if (!given.isEmpty()) {
            Object[] args = CallText.arguments(given.get(0)).toArray();
            Constructor<?> constructor = ArgumentMatching.best(all, args)
                    .orElseThrow(() -> new BadSpec(
                            "class " + type.getName() + " has no constructor that takes (" + given.get(0) + ")",
                            "give arguments of one that it has with --new"));
            return Optional.of(new Construction(
                    constructor, Arrays.asList(ArgumentMatching.fit(constructor.getParameterTypes(), args))));
        }
        return invented(type, all, gaps);
    }

    private static Optional<Construction> invented(Class<?> type, List<Constructor<?>> all, List<String> gaps) {
        Optional<Construction> found = all.stream()
                .filter(constructor -> !Modifier.isPrivate(constructor.getModifiers()))
                .sorted(Comparator.comparingInt(Constructor::getParameterCount))
                .flatMap(constructor -> smallArguments(type, constructor).stream())
                .findFirst();
        if (found.isEmpty()) {
            gaps.add("no constructor of " + type.getName()
                    + " could be given invented arguments: nothing was run; give them with --new");
        }
        return found;
    }

    /** Two, where a number is wanted: a capacity of one hides what several waiting threads do to one another. */
    private static Optional<Construction> smallArguments(Class<?> type, Constructor<?> constructor) {
        return new Invention(type)
                .arguments(constructor)
                .filter(args -> !args.contains(Stand.OTHER))
                .map(args -> new Construction(
                        constructor,
                        args.stream()
                                .map(arg -> Integer.valueOf(1).equals(arg) ? (Object) 2 : arg)
                                .toList()));
    }

    public List<String> callTexts() {
        return calls.stream().map(ComponentCall::text).toList();
    }

    public boolean isOfJdk() {
        return type.getName().startsWith("java.");
    }

    /** Whether a call of it is one step of a schedule, so that running it shows nothing of what is inside. */
    public boolean isOneStepEach() {
        return type.getName().startsWith("java.util.concurrent.");
    }
}
