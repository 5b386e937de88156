package io.selvage.agent;

import io.selvage.agent.cache.WovenClassCache;
import io.selvage.agent.jdk.JdkWeaver;
import io.selvage.agent.weave.AppWeaver;
import io.selvage.agent.weave.calls.MockCallMarker;
import io.selvage.agent.weave.calls.UnwovenMethodMarker;
import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.hooks.ClassHooks;
import io.selvage.hooks.JdkHooks;
import io.selvage.hooks.Weaving;
import io.selvage.hooks.jdk.InsideClasses;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import org.objectweb.asm.ClassReader;

/** Weaves every class that is loaded, by the weaver for its kind, and reports to {@link Weaving} what came of it. */
final class Transformer implements ClassFileTransformer {
    private static final Set<String> OWN_LOADERS =
            Set.of(JdkHooks.PROGRAM_LOADER, "io.selvage.explore.control.SelfCheck$PlantedLoader");

    /** What it loads is of this tool: libraries that a command needs. */
    private static final String FRONT_END_LOADER = "io.selvage.cli.input.FrontEndLoader";

    private final JdkWeaver jdk;
    private final boolean impersonate;
    private final boolean isolated;
    private final ClassLoader platform = ClassLoader.getPlatformClassLoader();
    private final Map<ClassLoader, AppWeaver> weavers = new WeakHashMap<>();
    private final WovenClasses woven = new WovenClasses();
    private Optional<ExchangedClasses> exchanged = Optional.empty();
    private WovenClassCache cache;

    /** @param isolated whether only classes of the engine's own loaders are woven, which are known by their classes */
    Transformer(JdkWeaver jdk, boolean impersonate, boolean isolated) {
        this.jdk = jdk;
        this.impersonate = impersonate;
        this.isolated = isolated;
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] classFile) {
        if (name == null) {
            return null;
        }
        ClassHooks.pause();
        try {
            return isOfJdk(loader)
                    ? weaveJdk(name, loaded != null, classFile)
                    : weaveApplication(loader, name, bytecode(loader, name, loaded != null, classFile));
        } catch (Throwable failure) {
            Weaving.failed(name.replace('/', '.'), reason(failure));
            return null;
        } finally {
            ClassHooks.resume();
        }
    }

    private byte[] bytecode(ClassLoader loader, String name, boolean isLoaded, byte[] classFile) {
        return exchanged.isEmpty() ? classFile : exchanged.get().bytecode(loader, name, isLoaded, classFile);
    }

    /** Another agent exchanges classes while this JVM runs. To be called before this transformer is in use. */
    void expectExchanges() {
        exchanged = Optional.of(new ExchangedClasses(Transformer::isOwn));
    }

    /** Weaves {@code classFile} with every weaver, and drops the results. */
    void warmUp(ClassLoader loader, String name, byte[] classFile) {
        weaverFor(loader).weave(classFile, name);
        jdk.weaveNew(classFile, "java/util/concurrent/FutureTask");
        jdk.weaveNew(classFile, name);
    }

    /** Woven classes of the JDK are kept in {@code newCache}. To be called before this transformer is in use. */
    void keepIn(WovenClassCache newCache) {
        cache = newCache;
    }

    /** What was loaded before this transformer has been woven. */
    void started() {
        cache.started();
        cache.saveAtEnd();
    }

    private boolean isOfJdk(ClassLoader loader) {
        return loader == null || loader == platform;
    }

    private byte[] weaveJdk(String name, boolean loaded, byte[] classFile) {
        if (name.startsWith("io/selvage/") || name.startsWith("java/lang/Selvage") || InsideWeaver.isCompanion(name)) {
            return null;
        }
        if (InsideClasses.contains(name.replace('/', '.'))) {
            return weaveJdkAnew(name, loaded, classFile);
        }
        return cache.weave(name, loaded, classFile, () -> weaveJdkAnew(name, loaded, classFile));
    }

    private byte[] weaveJdkAnew(String name, boolean loaded, byte[] classFile) {
        return loaded ? jdk.weaveLoaded(classFile, name) : jdk.weaveNew(classFile, name);
    }

    private byte[] weaveApplication(ClassLoader loader, String name, byte[] classFile) {
        if (isolated && !isOfProgram(loader) || isOfTool(loader, name) || AppWeaver.isGenerated(name)) {
            return null;
        }
        if (!isWoven(name) || isProxy(name, classFile)) {
            return passThrough(loader, name, classFile);
        }
        long begun = System.nanoTime();
        AppWeaver weaver = weaverOf(loader);
        byte[] result = weaver.weave(classFile, name);
        byte[] quiet = weaver.isClassLoader(name) ? JdkWeaver.quietLoading(result) : null;
        woven.add(loader, name);
        Weaving.succeeded(System.nanoTime() - begun);
        return quiet == null ? result : quiet;
    }

    /** As {@link io.selvage.hooks.ClassHooks.ClassMaker#weave}, of a class of this name. */
    byte[] weaveHidden(ClassLoader loader, String name, byte[] classFile) {
        if (isOfJdk(loader) || isolated && !isOfProgram(loader) || !isWoven(name)) {
            return classFile;
        }
        try {
            byte[] result = weaverFor(loader).weaveHidden(classFile, name);
            if (result != null) {
                woven.add(loader, name);
            }
            return result == null ? classFile : result;
        } catch (Throwable failure) {
            Weaving.failed(name.replace('/', '.'), reason(failure));
            return classFile;
        }
    }

    WovenClasses wovenClasses() {
        return woven;
    }

    /** Made by the JDK beside an interface of the program, and as little a part of the program as all other proxies. */
    private static boolean isProxy(String name, byte[] classFile) {
        return name.contains("$Proxy") && "java/lang/reflect/Proxy".equals(new ClassReader(classFile).getSuperName());
    }

    private byte[] passThrough(ClassLoader loader, String name, byte[] classFile) {
        if (NeverWoven.isMocking(name)) {
            byte[] marked = MockCallMarker.concerns(name) ? MockCallMarker.mark(classFile) : null;
            byte[] result = JdkWeaver.quietWithMonitors(
                    marked == null ? classFile : marked, name, weaverOf(loader)::weaveMonitorsOnly);
            return result == null ? marked : result;
        }
        boolean isProxy = isProxy(name, classFile);
        boolean isQuiet = NeverWoven.isEnvironment(name) || isProxy;
        byte[] quiet = isQuiet ? JdkWeaver.quietInitialiser(classFile) : null;
        boolean marked = isOwn(loader) && !isProxy && !NeverWoven.contains(name);
        return marked ? UnwovenMethodMarker.mark(quiet == null ? classFile : quiet) : quiet;
    }

    private static boolean isOwn(ClassLoader loader) {
        ClassLoader at = loader;
        while (at != null && !OWN_LOADERS.contains(at.getClass().getName())) {
            at = at.getParent();
        }
        return at != null;
    }

    /** True also for a loader that the program has made without any of its own loaders above it. */
    private static boolean isOfProgram(ClassLoader loader) {
        return isOwn(loader) || loader != ClassLoader.getSystemClassLoader() && ClassHooks.isInExecution();
    }

    private static boolean isOfTool(ClassLoader loader, String name) {
        return loader.getClass().getName().equals(FRONT_END_LOADER)
                || NeverWoven.isToolsLibrary(name) && !isOwn(loader);
    }

    private synchronized AppWeaver weaverOf(ClassLoader loader) {
        return weavers.computeIfAbsent(loader, this::weaverFor);
    }

    private AppWeaver weaverFor(ClassLoader loader) {
        return new AppWeaver(new ClassIndex(loader, Transformer::isWoven), impersonate);
    }

    private static boolean isWoven(String name) {
        String dotted = name.replace('/', '.');
        return NeverWoven.contains(name) ? InsideClasses.contains(dotted) : Weaving.isIncluded(dotted);
    }

    private static String reason(Throwable failure) {
        String message = failure.getMessage();
        return message == null ? failure.toString() : message;
    }
}
