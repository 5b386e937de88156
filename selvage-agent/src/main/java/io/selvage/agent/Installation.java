package io.selvage.agent;

import io.selvage.agent.cache.WovenClassCache;
import io.selvage.agent.effects.ComputedEffects;
import io.selvage.agent.inspect.MonitorReader;
import io.selvage.agent.jdk.JdkWeaver;
import io.selvage.agent.weave.AppWeaver;
import io.selvage.agent.weave.calls.EquivalentCallWeaver;
import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.agent.weave.index.JdkMethodFacts;
import io.selvage.hooks.ClassHooks;
import io.selvage.hooks.MonitorFacts;
import io.selvage.hooks.Weaving;
import io.selvage.hooks.jdk.CallTable;
import io.selvage.hooks.jdk.InsideClasses;
import io.selvage.hooks.jdk.RuntimeCallees;
import io.selvage.hooks.sideways.EquivalentCalls;
import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What the agent does once the bootstrap loader knows the hooks. The order of the steps matters. */
final class Installation {
    /** PIT's agent, which puts mutants into this JVM. */
    private static final String EXCHANGING = "org.pitest.boot.HotSwapAgent";

    private Installation() {}

    static void install(Instrumentation instrumentation, boolean fibers, boolean isolated) throws Exception {
        ModuleOpener.open(instrumentation, Weaving.class.getModule());
        ModuleOpener.open(instrumentation, ClassLoader.getSystemClassLoader().getUnnamedModule());
        Weaving.openBy(user -> ModuleOpener.open(instrumentation, user));
        Weaving.neverWeave(name -> NeverWoven.contains(name.replace('.', '/')));
        CallTable.readBy(new JdkMethodFacts());
        CallTable.computeBy(new ComputedEffects());
        CallTable.frameworksBy(Weaving::isNeverWoven);
        RuntimeCallees.wovenBy(name -> !Weaving.isNeverWoven(name) && Weaving.isIncluded(name));
        WarmUp.hooks();
        WarmUp.fixIterationOrder();
        WarmUp.fixReflectiveFrames();
        AppWeaver monitors = new AppWeaver(new ClassIndex(null, name -> false), !fibers);
        InsideWeaver inside = new InsideWeaver(instrumentation, !fibers);
        JdkWeaver jdk = new JdkWeaver(Runtime.version().feature(), monitors::weaveMonitorsOnly, inside::woven);
        Transformer transformer = new Transformer(jdk, !fibers, isolated);
        WarmUp.weavers(transformer);
        ClassHooks.maker(new ProgramClassMaker(transformer));
        Weaving.unwovenClasses(loader -> transformer.wovenClasses().missing(loader, instrumentation));
        transformer.keepIn(WovenClassCache.open());
        if (isThere(EXCHANGING, instrumentation)) {
            transformer.expectExchanges();
        }
        instrumentation.addTransformer(transformer, true);
        retransform(instrumentation, jdk);
        if (fibers) {
            WarmUp.virtualThreads();
            FiberGenerator.install();
        }
        transformer.started();
        MonitorFacts.readBy(new MonitorReader());
        InsideClasses.wovenBy(inside);
        EquivalentCalls.madeBy(new EquivalentCallWeaver(!fibers));
        if (Weaving.failures().isEmpty()) {
            Weaving.activate();
        } else {
            System.err.println("selvage: JDK classes could not be woven: " + Weaving.failures());
        }
    }

    private static boolean isThere(String name, Instrumentation instrumentation) {
        return Arrays.stream(instrumentation.getAllLoadedClasses())
                .anyMatch(type -> type.getName().equals(name));
    }

    /** No class of the program has been loaded before now. */
    static void coversAll() {
        Weaving.setCoversAll();
    }

    private static void retransform(Instrumentation instrumentation, JdkWeaver jdk) throws Exception {
        List<Class<?>> loaded = new ArrayList<>();
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            if (isOfJdk(type) && jdk.concerns(type.getName().replace('.', '/'))) {
                loaded.add(type);
            }
        }
        instrumentation.retransformClasses(loaded.toArray(new Class<?>[0]));
    }

    private static boolean isOfJdk(Class<?> type) {
        boolean ordinary = !type.isArray() && !type.isInterface() && !type.isPrimitive() && !type.isHidden();
        return ordinary && type.getClassLoader() == null;
    }
}
