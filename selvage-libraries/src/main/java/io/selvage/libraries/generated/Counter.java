package io.selvage.libraries.generated;

/** What is implemented by classes that are made at run time. */
public interface Counter {
    int increment();

    int value();
}
