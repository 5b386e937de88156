package io.selvage.verify.bytecode;

import io.selvage.verify.facts.ComponentField;
import io.selvage.verify.suspicion.Judgement;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Which classes of the class path, other than the component, use its fields. */
public final class OutsideUse {
    private static final int MOST_CLASSES = 3_000;

    private final List<Path> classpath;
    private final ComponentClasses component;

    public OutsideUse(List<Path> classpath, ComponentClasses component) {
        this.classpath = classpath;
        this.component = component;
    }

    /** Whether others use {@code field}, as far as they are on the class path. */
    public Judgement judge(ComponentField field, boolean writesOnly) {
        int[] looked = {0};
        try {
            Optional<String> user = Optional.empty();
            for (Path entry : classpath) {
                if (user.isEmpty()) {
                    user = Files.isDirectory(entry)
                            ? inFolder(entry, field, writesOnly, looked)
                            : inJar(entry, field, writesOnly, looked);
                }
            }
            if (user.isPresent()) {
                return Judgement.undecided("class " + user.get() + " uses it, and was not tried out");
            }
        } catch (IOException unreadable) {
            return Judgement.undecided("not all of the class path can be read (" + unreadable + ")");
        }
        return looked[0] >= MOST_CLASSES
                ? Judgement.undecided("only " + MOST_CLASSES + " classes of the class path were looked at")
                : Judgement.refuted("none of the other " + looked[0] + " classes of the class path does"
                        + (writesOnly ? ", nor does the component" : ""));
    }

    private Optional<String> inFolder(Path folder, ComponentField field, boolean writesOnly, int[] looked)
            throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files.filter(one -> one.toString().endsWith(".class"))::iterator) {
                if (looked[0] < MOST_CLASSES && uses(Files.readAllBytes(file), field, writesOnly, looked)) {
                    return Optional.of(folder.relativize(file).toString().replaceFirst("\\.class$", ""));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> inJar(Path file, ComponentField field, boolean writesOnly, int[] looked)
            throws IOException {
        try (ZipFile jar = new ZipFile(file.toFile())) {
            for (Enumeration<? extends ZipEntry> all = jar.entries(); all.hasMoreElements(); ) {
                ZipEntry one = all.nextElement();
                if (one.getName().endsWith(".class") && looked[0] < MOST_CLASSES) {
                    try (InputStream in = jar.getInputStream(one)) {
                        if (uses(in.readAllBytes(), field, writesOnly, looked)) {
                            return Optional.of(one.getName().replaceFirst("\\.class$", ""));
                        }
                    }
                }
            }
        }
        return Optional.empty();
    }

    private boolean uses(byte[] classFile, ComponentField field, boolean writesOnly, int[] looked) {
        boolean[] found = {false};
        try {
            ClassReader reader = new ClassReader(classFile);
            if (component.contains(reader.getClassName())) {
                return false;
            }
            looked[0]++;
            reader.accept(new Visitor(field, writesOnly, found), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException unreadable) {
            // A class that nobody can load uses nothing.
        }
        return found[0];
    }

    /** Looks at every method. */
    private static final class Visitor extends ClassVisitor {
        private final ComponentField field;
        private final boolean writesOnly;
        private final boolean[] found;

        Visitor(ComponentField field, boolean writesOnly, boolean[] found) {
            super(Opcodes.ASM9);
            this.field = field;
            this.writesOnly = writesOnly;
            this.found = found;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitFieldInsn(int opcode, String owner, String used, String type) {
                    boolean counts = !writesOnly || opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
                    found[0] |= counts && owner.equals(field.owner()) && used.equals(field.name());
                }
            };
        }
    }
}
