package io.selvage.libraries.generated;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import javassist.ClassPool;
import javassist.CtClass;
import javassist.CtField;
import javassist.CtMethod;
import javassist.LoaderClassPath;

/** Two threads call methods, compiled at run time, without a lock. */
@Of(value = Library.JAVASSIST, says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE")
public final class JavassistCompiles {
    private JavassistCompiles() {}

    public static void main(String[] args) throws Exception {
        Counter counter = make();
        Threads.run(counter::increment, counter::increment);
        Check.that(counter.value() == 2, "an update is lost");
        System.out.println(2);
    }

    private static Counter make() throws Exception {
        ClassPool pool = new ClassPool();
        pool.appendClassPath(new LoaderClassPath(JavassistCompiles.class.getClassLoader()));
        CtClass type = pool.makeClass("io.selvage.libraries.generated.Made");
        type.addInterface(pool.get(Counter.class.getName()));
        type.addField(CtField.make("int value;", type));
        type.addMethod(CtMethod.make("public int increment() { return ++value; }", type));
        type.addMethod(CtMethod.make("public int value() { return value; }", type));
        return (Counter)
                type.toClass(JavassistCompiles.class).getDeclaredConstructor().newInstance();
    }
}
