/**
 * Scripted tests on a logical clock: reads scripts in the language of ConAn, compiles them to drivers, and explores every order that a
 * script leaves open. A front end: uses {@code explore}, {@code options} and {@code report}, and speaks in {@code model}.
 */
package io.selvage.script;
