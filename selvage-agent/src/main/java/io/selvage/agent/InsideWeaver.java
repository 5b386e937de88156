package io.selvage.agent;

import io.selvage.agent.jdk.InsideSelector;
import io.selvage.agent.weave.AppWeaver;
import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.hooks.Weaving;
import io.selvage.hooks.jdk.InsideClasses;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Weaves classes of the JDK that are interleaved within. They are loaded already, so that only their bodies can change:
 * what a class of the program would get as synthetic methods is in a companion of the same package.
 */
final class InsideWeaver implements InsideClasses.Weaver {
    private static final String COMPANION = "$selvage$";

    private final Instrumentation instrumentation;
    private final boolean impersonate;
    private final BootstrapDefiner definer = new BootstrapDefiner();
    private final InsideSelector selector = new InsideSelector();
    /** What was woven for which classes: a companion is there for good. */
    private final Map<Set<String>, Map<String, byte[]>> known = new HashMap<>();

    private Set<String> current = Set.of();
    private AppWeaver weaver;
    private int companions;

    InsideWeaver(Instrumentation instrumentation, boolean impersonate) throws ReflectiveOperationException {
        this.instrumentation = instrumentation;
        this.impersonate = impersonate;
    }

    static boolean isCompanion(String name) {
        return name.contains(COMPANION);
    }

    @Override
    public InsideClasses.Selection select(Predicate<String> asked) {
        return selector.select(asked);
    }

    @Override
    public void weave(Set<String> classes) {
        Set<String> concerned = new TreeSet<>(current);
        concerned.addAll(classes);
        current = classes;
        weaver = new AppWeaver(
                new ClassIndex(null, name -> InsideClasses.contains(name.replace('/', '.'))), impersonate);
        List<Class<?>> types = new ArrayList<>();
        try {
            for (String name : concerned) {
                // Initialised now, or its initialiser might run in the middle of an execution.
                types.add(Class.forName(name, true, null));
            }
            instrumentation.retransformClasses(types.toArray(new Class<?>[0]));
        } catch (ClassNotFoundException | UnmodifiableClassException | LinkageError failure) {
            Weaving.failed(String.join(", ", classes), "cannot be interleaved within: " + failure);
        }
    }

    /** The woven form of {@code classFile}, with its companion defined. */
    byte[] woven(byte[] classFile, String internalName) {
        return known.computeIfAbsent(current, set -> new HashMap<>())
                .computeIfAbsent(internalName, name -> weaveNew(classFile, name));
    }

    private byte[] weaveNew(byte[] classFile, String name) {
        String companion = name + COMPANION + companions++;
        AppWeaver.InsideClassFiles files = weaver.weaveInside(classFile, name, companion);
        try {
            if (files.companion() != null) {
                definer.define(companion, files.companion());
            }
        } catch (IllegalAccessException closed) {
            throw new IllegalStateException(closed);
        }
        return files.woven();
    }
}
