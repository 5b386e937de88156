package io.selvage.agent.jdk;

import java.util.List;
import java.util.function.Predicate;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Weaves classes of the JDK, as {@link JdkTable} says. Knows no class loader and loads nothing. */
public final class JdkWeaver {
    /** Rewrites monitors and the methods of {@code Object} that use them, adding no member. */
    @FunctionalInterface
    public interface MonitorWeaver {
        byte[] weave(byte[] classFile, String internalName);
    }

    private final JdkTable table;
    private final MonitorWeaver monitors;

    /**
     * @param release the feature release of the JDK that the classes are of
     * @param monitors for the classes whose monitors matter
     */
    public JdkWeaver(int release, MonitorWeaver monitors) {
        this.table = new JdkTable(release);
        this.monitors = monitors;
    }

    /** True if a class of this name that is loaded already is to be woven. */
    public boolean concerns(String internalName) {
        return table.concerns(internalName) || Monitors.concern(internalName);
    }

    /** Weaves a class that is being loaded; null if it stays as it is. */
    public byte[] weaveNew(byte[] classFile, String internalName) {
        return table.concernsNew(internalName) || Monitors.concern(internalName)
                ? weave(classFile, internalName, false)
                : quietInitialiser(classFile);
    }

    /** Weaves a class that is loaded already: no member or modifier changes. Null if it stays as it is. */
    public byte[] weaveLoaded(byte[] classFile, String internalName) {
        return concerns(internalName) ? weave(classFile, internalName, true) : null;
    }

    private byte[] weave(byte[] classFile, String name, boolean loaded) {
        ClassReader reader = new ClassReader(classFile);
        List<Edit> edits = table.edits(name);
        Predicate<String> quiet =
                method -> QuietMethods.contains(name, method) || !loaded && method.equals("<clinit>()V");
        Survey survey = Survey.of(reader, edits, quiet);
        byte[] woven = survey.touchesAny() ? edit(reader, edits, quiet, survey) : null;
        if (Monitors.concern(name) && Monitors.canRewrite(survey, loaded)) {
            return monitors.weave(woven == null ? classFile : woven, name);
        }
        return woven;
    }

    private static byte[] edit(ClassReader reader, List<Edit> edits, Predicate<String> quiet, Survey survey) {
        TouchedMethods touched = new TouchedMethods(survey);
        reader.accept(touched, ClassReader.EXPAND_FRAMES);
        for (Edit edit : edits) {
            edit.apply(touched);
        }
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(touched.replacing(new Brackets(quiet, Opcodes.F_NEW, writer), writer), 0);
        return writer.toByteArray();
    }

    /**
     * For a class that is not reset: it happens to be initialised in one execution and not in the next, so what its initialiser
     * does must not be seen. Null if it has none.
     */
    public static byte[] quietInitialiser(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, 0);
        Brackets brackets = new Brackets("<clinit>()V"::equals, Opcodes.F_FULL, writer);
        reader.accept(brackets, 0);
        return brackets.changed() ? writer.toByteArray() : null;
    }
}
