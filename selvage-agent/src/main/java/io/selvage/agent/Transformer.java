package io.selvage.agent;

import io.selvage.agent.jdk.JdkWeaver;
import io.selvage.agent.weave.AppWeaver;
import io.selvage.agent.weave.calls.UnwovenMethodMarker;
import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.hooks.ClassHooks;
import io.selvage.hooks.Weaving;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;

/** Weaves every class that is loaded, by the weaver for its kind, and reports to {@link Weaving} what came of it. */
final class Transformer implements ClassFileTransformer {
    private static final Set<String> OWN_LOADERS = Set.of("program", "self-check");

    private final JdkWeaver jdk;
    private final boolean impersonate;
    private final boolean isolated;
    private final ClassLoader platform = ClassLoader.getPlatformClassLoader();
    private final Map<ClassLoader, AppWeaver> weavers = new WeakHashMap<>();

    /** @param isolated whether only classes of the engine's own loaders are woven, which are known by their names */
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
                    : weaveApplication(loader, name, classFile);
        } catch (Throwable failure) {
            Weaving.failed(name.replace('/', '.'), reason(failure));
            return null;
        } finally {
            ClassHooks.resume();
        }
    }

    /** Weaves {@code classFile} with every weaver, and drops the results. */
    void warmUp(ClassLoader loader, String name, byte[] classFile) {
        weaverFor(loader).weave(classFile, name);
        jdk.weaveNew(classFile, "java/util/concurrent/FutureTask");
        jdk.weaveNew(classFile, name);
    }

    private boolean isOfJdk(ClassLoader loader) {
        return loader == null || loader == platform;
    }

    private byte[] weaveJdk(String name, boolean loaded, byte[] classFile) {
        if (name.startsWith("io/selvage/") || name.startsWith("java/lang/Selvage")) {
            return null;
        }
        return loaded ? jdk.weaveLoaded(classFile, name) : jdk.weaveNew(classFile, name);
    }

    private byte[] weaveApplication(ClassLoader loader, String name, byte[] classFile) {
        if (isolated && !isOwn(loader)) {
            return null;
        }
        if (AppWeaver.isGenerated(name)) {
            return null;
        }
        if (!isWoven(name)) {
            return passThrough(loader, name, classFile);
        }
        byte[] woven = weaverOf(loader).weave(classFile, name);
        if (woven != null) {
            Weaving.succeeded();
        }
        return woven;
    }

    private static byte[] passThrough(ClassLoader loader, String name, byte[] classFile) {
        byte[] quiet = NeverWoven.isEnvironment(name) ? JdkWeaver.quietInitialiser(classFile) : null;
        boolean marked = isOwn(loader) && !NeverWoven.contains(name);
        return marked ? UnwovenMethodMarker.mark(quiet == null ? classFile : quiet) : quiet;
    }

    private static boolean isOwn(ClassLoader loader) {
        return OWN_LOADERS.contains(String.valueOf(loader.getName()));
    }

    private synchronized AppWeaver weaverOf(ClassLoader loader) {
        return weavers.computeIfAbsent(loader, this::weaverFor);
    }

    private AppWeaver weaverFor(ClassLoader loader) {
        return new AppWeaver(new ClassIndex(loader, Transformer::isWoven), impersonate);
    }

    private static boolean isWoven(String name) {
        return !NeverWoven.contains(name) && Weaving.isIncluded(name.replace('/', '.'));
    }

    private static String reason(Throwable failure) {
        String message = failure.getMessage();
        return message == null ? failure.toString() : message;
    }
}
