import io.selvage.agent.asm.ClassReader;
import io.selvage.agent.asm.ClassVisitor;
import io.selvage.agent.asm.ClassWriter;
import io.selvage.agent.asm.Opcodes;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Gives the class files of a jar that are older than Java 7 the format of Java 7: the JVM does not lay out older ones
 * in an archive that it starts from. Run by the build, with the jar on the class path, as {@code ClassFileUpgrade JAR}.
 */
public final class ClassFileUpgrade {
    private static final int MAJOR_VERSION = 7;

    private ClassFileUpgrade() {}

    public static void main(String[] args) throws IOException {
        Path jar = Path.of(args[0]);
        Path draft = Path.of(args[0] + ".upgraded");
        try (ZipFile from = new ZipFile(jar.toFile());
                OutputStream file = Files.newOutputStream(draft);
                ZipOutputStream to = new ZipOutputStream(file)) {
            List<? extends ZipEntry> entries = from.stream().toList();
            for (ZipEntry entry : entries) {
                copy(from, entry, to);
            }
        }
        Files.move(draft, jar, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void copy(ZipFile from, ZipEntry entry, ZipOutputStream to) throws IOException {
        byte[] content;
        try (InputStream in = from.getInputStream(entry)) {
            content = in.readAllBytes();
        }
        ZipEntry copy = new ZipEntry(entry.getName());
        copy.setTime(entry.getTime());
        to.putNextEntry(copy);
        boolean isOld = entry.getName().endsWith(".class") && content[MAJOR_VERSION] < Opcodes.V1_7;
        to.write(isOld ? upgrade(content) : content);
        to.closeEntry();
    }

    private static byte[] upgrade(byte[] classFile) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        ClassVisitor newer = new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public void visit(
                    int version, int access, String name, String signature, String superName, String[] interfaces) {
                super.visit(Opcodes.V1_7, access, name, signature, superName, interfaces);
            }
        };
        new ClassReader(classFile).accept(newer, ClassReader.SKIP_FRAMES);
        return writer.toByteArray();
    }
}
