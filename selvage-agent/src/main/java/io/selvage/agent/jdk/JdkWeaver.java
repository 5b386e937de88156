package io.selvage.agent.jdk;

import io.selvage.agent.jdk.edit.ClassEdit;
import io.selvage.hooks.jdk.InsideClasses;
import java.util.List;
import java.util.function.Predicate;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Weaves classes of the JDK, as {@link JdkEditTable} says. Knows no class loader and loads nothing. */
public final class JdkWeaver {
    /** Weaves a class without adding a member. */
    @FunctionalInterface
    public interface BodyWeaver {
        byte[] weave(byte[] classFile, String internalName);
    }

    private final JdkEditTable table;
    private final BodyWeaver monitors;
    private final BodyWeaver inside;

    /**
     * @param release the feature release of the JDK that the classes are of
     * @param monitors for the classes whose monitors matter: rewrites these, and the methods of {@code Object} that use
     *     them
     * @param inside for the classes that are interleaved within
     */
    public JdkWeaver(int release, BodyWeaver monitors, BodyWeaver inside) {
        this.table = new JdkEditTable(release);
        this.monitors = monitors;
        this.inside = inside;
    }

    /** True if a class of this name that is loaded already is to be woven. */
    public boolean concerns(String internalName) {
        return table.concerns(internalName) || JdkMonitors.concern(internalName);
    }

    /** Weaves a class that is being loaded; null if it stays as it is. */
    public byte[] weaveNew(byte[] classFile, String internalName) {
        return table.concernsNew(internalName) || JdkMonitors.concern(internalName)
                ? weave(classFile, internalName, false)
                : quietInitialiser(classFile);
    }

    /** Weaves a class that is loaded already: no member or modifier changes. Null if it stays as it is. */
    public byte[] weaveLoaded(byte[] classFile, String internalName) {
        return concerns(internalName) ? weave(classFile, internalName, true) : null;
    }

    private byte[] weave(byte[] classFile, String name, boolean loaded) {
        ClassReader reader = new ClassReader(classFile);
        boolean isInside = InsideClasses.contains(name.replace('/', '.'));
        List<ClassEdit> edits = isInside ? table.editsInside(name) : table.edits(name);
        Predicate<String> quiet =
                method -> QuietMethods.contains(name, method) || !loaded && method.equals("<clinit>()V");
        ClassSurvey survey = ClassSurvey.of(reader, edits, quiet);
        byte[] woven = survey.editsAny() ? edit(reader, edits, quiet, survey) : null;
        if (isInside) {
            return inside.weave(woven == null ? classFile : woven, name);
        }
        if (JdkMonitors.concern(name) && JdkMonitors.canRewrite(survey, loaded)) {
            return monitors.weave(woven == null ? classFile : woven, name);
        }
        return woven;
    }

    private static byte[] edit(ClassReader reader, List<ClassEdit> edits, Predicate<String> quiet, ClassSurvey survey) {
        EditedMethods touched = new EditedMethods(survey);
        reader.accept(touched, ClassReader.EXPAND_FRAMES);
        for (ClassEdit edit : edits) {
            edit.apply(touched);
        }
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(touched.replacing(new QuietClassVisitor(quiet, Opcodes.F_NEW, writer), writer), 0);
        return writer.toByteArray();
    }

    /**
     * For a class that is not reset: it happens to be initialised in one execution and not in the next, so what its
     * initialiser does must not be seen. Null if it has none.
     */
    public static byte[] quietInitialiser(byte[] classFile) {
        return quiet(classFile, "<clinit>", "()V");
    }

    /** For a class that is not reset, and whose monitors must not be entered for real. Null if it stays as it is. */
    public static byte[] quietWithMonitors(byte[] classFile, String internalName, BodyWeaver monitors) {
        byte[] quiet = quietInitialiser(classFile);
        byte[] result = quiet == null ? classFile : quiet;
        ClassSurvey survey = ClassSurvey.of(new ClassReader(classFile), List.of(), method -> false);
        return survey.usesMonitor() ? monitors.weave(result, internalName) : quiet;
    }

    /**
     * Has a class of the program, a class loader, load classes without being seen, as the JDK's own do: the JVM calls
     * it at any time. Null if it leaves that to the JDK.
     */
    public static byte[] quietLoading(byte[] classFile) {
        return quiet(classFile, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;");
    }

    private static byte[] quiet(byte[] classFile, String method, String descriptor) {
        ClassReader reader = new ClassReader(classFile);
        if (!ConstantPool.contains(method, reader)) {
            return null;
        }
        ClassWriter writer = new ClassWriter(reader, 0);
        QuietClassVisitor brackets = new QuietClassVisitor((method + descriptor)::equals, Opcodes.F_FULL, writer);
        reader.accept(brackets, 0);
        return brackets.changed() ? writer.toByteArray() : null;
    }
}
