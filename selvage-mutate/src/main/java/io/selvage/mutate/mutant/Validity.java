package io.selvage.mutate.mutant;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;

/** Whether the JVM accepts a mutant. An operator can make code that its verifier refuses; such a mutant is none. */
public final class Validity {
    private Validity() {}

    /**
     * Nothing of the mutant is run: not even its static initialiser, which may never end.
     *
     * @param classpath with the mutant on it
     */
    public static boolean isValid(Mutant mutant, List<Path> classpath) {
        try (URLClassLoader loader = new URLClassLoader(urls(classpath), ClassLoader.getPlatformClassLoader())) {
            // Who asks for the methods of a class has it verified.
            Class.forName(mutant.className(), false, loader).getDeclaredMethods();
            return true;
        } catch (VerifyError | ClassFormatError refused) {
            return false;
        } catch (ClassNotFoundException | LinkageError other) {
            // It needs what is not on this class path: not for the verifier to say.
            return true;
        } catch (IOException unclosed) {
            throw new UncheckedIOException(unclosed);
        }
    }

    private static URL[] urls(List<Path> classpath) throws MalformedURLException {
        URL[] urls = new URL[classpath.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = classpath.get(i).toUri().toURL();
        }
        return urls;
    }
}
