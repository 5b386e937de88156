/**
 * What a compiled script runs on: its clock, its threads, its checks. Public for drivers that people keep and adopt; uses the hooks
 * and the JDK only, and is never woven itself, so that nothing in here is a step of the program.
 */
package io.selvage.script.driver;
