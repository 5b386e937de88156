package io.selvage.agent.weave;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles sources in memory. */
final class Compiled {
    private Compiled() {}

    /** Class files by internal name, for the running JDK's own release. */
    static Map<String, byte[]> of(String source) {
        return of(source, Runtime.version().feature());
    }

    /** The same for another release; the source's file is called Sample.java. */
    static Map<String, byte[]> of(String source, int release) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Memory memory = new Memory(compiler.getStandardFileManager(null, null, null));
        StringWriter messages = new StringWriter();
        List<String> options = List.of("--release", Integer.toString(release), "-g", "-Xlint:none", "-nowarn");
        boolean fine = compiler.getTask(messages, memory, null, options, null, List.of(new Text(source)))
                .call();
        if (!fine) {
            throw new IllegalArgumentException(messages.toString());
        }
        Map<String, byte[]> classes = new LinkedHashMap<>();
        memory.outputs.forEach((name, bytes) -> classes.put(name.replace('.', '/'), bytes.toByteArray()));
        return classes;
    }

    private static final class Text extends SimpleJavaFileObject {
        private final String source;

        Text(String source) {
            super(URI.create("string:///Sample.java"), Kind.SOURCE);
            this.source = source;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
        }
    }

    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> outputs = new LinkedHashMap<>();

        Memory(JavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("mem:///" + name.replace('.', '/') + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return outputs.computeIfAbsent(name, unused -> new ByteArrayOutputStream());
                }
            };
        }
    }
}
